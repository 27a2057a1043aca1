import { afterEach, expect, it } from 'vitest';
import { followed } from '../../src/table/pace';
import { settings } from '../../src/ui/settings.svelte';
import type { TableEvent } from '../../src/wire/messages';

const [line, noise] = [{ noise: false }, { noise: true }] as TableEvent[];

afterEach(() => (settings.pace = 'usual'));

it('others are followed no faster than one likes, three lines at most, and noise is none', () => {
  const takes = (...told: (TableEvent | undefined)[]): number => followed(400, told as TableEvent[]);
  expect(takes(line, line)).toBe(400);
  settings.pace = 'calm';
  expect([takes(noise), takes(line), takes(line, noise, line)]).toEqual([400, 1300, 2600]);
  settings.pace = 'slow';
  expect([takes(line), takes(line, line, line, line)]).toEqual([2800, 8400]);
});
