import { describe, expect, it } from 'vitest';
import { isOn } from '../../src/coach/coaching.svelte';

describe('a kind of the coach', () => {
  it('is on for newcomers and off for others, unless somebody has said otherwise', () => {
    expect([isOn('auto', true), isOn('auto', false)]).toEqual([true, false]);
    expect([isOn('on', false), isOn('off', true)]).toEqual([true, false]);
  });
});
