import { describe, expect, it } from 'vitest';
import { steps } from '../../src/rating/scale';
import { hurdle, type Plan } from '../../src/rating/wish';
import type { GameInfo } from '../../src/wire/http';

const game = {
  options: [{ name: 'long', type: 'bool', default: false }],
  variants: { standard: {}, long: { long: true } },
  strengths: { strong: 1700 },
} as unknown as GameInfo;

const plan: Plan = { account: true, options: { long: false }, seats: [{ kind: 'me' }, { kind: 'open' }], clock: 'slow' };

describe('what stands in the way of a rated match', () => {
  it.each([
    ['', {}],
    ['', { options: { long: true } }],
    ['', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'strong' }] }],
    ['account', { account: false }],
    ['options', { options: { long: true, more: 1 }, seats: plan.seats }],
    ['seats', { seats: [{ kind: 'me' }, { kind: 'hotseat' }] }],
    ['seats', { seats: [{ kind: 'me' }, { kind: 'me' }] }],
    ['seats', { seats: [{ kind: 'bot', bot: 'strong' }] }],
    ['bot', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'unknown' }] }],
    ['clock', { clock: 'none' }],
  ] as [string, Partial<Plan>][])('%s: %o', (why, other) => {
    const more = why === 'options' ? { ...game, options: [...game.options, { name: 'more', type: 'int', default: 0 }] } : game;
    expect(hurdle(more as GameInfo, { ...plan, ...other })).toBe(why);
  });

  it('is the host, where the tables are others than the game’s own', () => {
    expect(hurdle({ ...game, strengths: {} }, plan)).toBe('data');
  });
});

describe('the scale of a curve', () => {
  it('has round numbers around the values, a few of them, and not zero', () => {
    expect(steps([1500])).toEqual([1500, 1525]);
    expect(steps([1487, 1578])).toEqual([1475, 1500, 1525, 1550, 1575, 1600]);
    for (const values of [[900, 1900], [1500, 1530], [1100, 1400]]) {
      const found = steps(values);
      expect(found.length).toBeLessThanOrEqual(6);
      expect(found[0]).toBeLessThanOrEqual(Math.min(...values));
      expect(found.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    }
  });
});
