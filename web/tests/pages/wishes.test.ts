import { describe, expect, it } from 'vitest';
import { botsAgainst, fitting, shelved, takes, usual, variantOf } from '../../src/pages/wishes';
import type { GameInfo } from '../../src/wire/http';

const hills = {
  id: 'hills',
  seats: [2, 3, 4],
  minutes: [60],
  cover: '',
  options: [],
  variants: { standard: {}, duel: { long: true }, feast: { long: true, prey: 9 } },
  takes: { standard: [2, 3, 4], duel: [2], feast: [4] },
  bots: ['random', 'greedy'],
} satisfies GameInfo;

describe('a new table', () => {
  it('has as many seats as its variant can be played with', () => {
    expect(takes(hills, 'duel')).toEqual([2]);
    expect(fitting(hills, 'duel', 4)).toBe(2);
    expect(fitting(hills, 'feast', 2)).toBe(4);
    expect(fitting(hills, 'standard', 3)).toBe(3);
  });

  it('seats three where it can, and the strongest bots', () => {
    expect(usual(hills, 'standard')).toBe(3);
    expect(usual(hills, 'duel')).toBe(2);
    expect(botsAgainst(hills, 2)).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]);
  });

  it('is known by the variant that its options make', () => {
    expect(variantOf(hills, { long: false, prey: 5 })).toBe('standard');
    expect(variantOf(hills, { long: true, prey: 5 })).toBe('duel');
    expect(variantOf(hills, { long: true, prey: 9 })).toBe('feast');
  });

  it('offers short games first', () => {
    const short = { ...hills, id: 'short', minutes: [25] };
    expect(shelved([hills, short]).map((game) => game.id)).toEqual(['short', 'hills']);
  });
});
