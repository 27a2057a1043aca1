import { expect, it } from 'vitest';
import { Foothold } from '../../src/table/foothold.svelte';
import { steadied } from '../../src/table/shape';

it('draws nothing anew for a length that hardly changes, and never too small', () => {
  const steady = steadied();
  const first = steady(10);
  expect([steady(10.1), steady(9.9), steady(10)]).toEqual([first, first, first]);
  for (const length of [10.5, 30, 29, 8, 8.1]) expect(steady(length)).toBeGreaterThanOrEqual(length);
  expect(steady(8)).toBeLessThan(8.6);
});

it('keeps a row as high as one of the last questions needed it', () => {
  const foothold = new Foothold();
  foothold.measure(1, 90);
  foothold.measure(2, 46);
  expect(foothold.height).toBe(90);
  for (let question = 3; question < 10; question++) foothold.measure(question, 46);
  expect(foothold.height).toBe(46);
});

it('gives the room of what was very high back at once', () => {
  const foothold = new Foothold();
  foothold.measure(1, 60);
  foothold.measure(2, 300);
  expect(foothold.height).toBe(60);
});

it('remembers the last question only, where there is little room', () => {
  const foothold = new Foothold();
  foothold.measure(1, 90, 1);
  foothold.measure(2, 56, 1);
  expect(foothold.height).toBe(56);
});
