import { describe, expect, it } from 'vitest';
import { agreed, botsAgainst, bounded, fits, fitting, headline, shelved, takes, usual, variantOf } from '../../src/pages/wishes';
import type { GameInfo, OptionSchema } from '../../src/wire/http';

const hills = {
  id: 'hills',
  seats: [2, 3, 4],
  minutes: [60],
  cover: '',
  options: [],
  variants: { standard: {}, duel: { long: true }, feast: { long: true, prey: 9 } },
  takes: { standard: [2, 3, 4], duel: [2], feast: [4] },
  bots: ['random', 'easy', 'greedy'],
  levels: { larva: 'easy', forager: 'greedy' },
  first: { variant: 'duel', seats: 2 },
} satisfies GameInfo;

describe('a new table', () => {
  it('has as many seats as its variant can be played with', () => {
    expect(takes(hills, 'duel')).toEqual([2]);
    expect(fitting(hills, 'duel', 4)).toBe(2);
    expect(fitting(hills, 'feast', 2)).toBe(4);
    expect(fitting(hills, 'standard', 3)).toBe(3);
  });

  it('seats three where it can', () => {
    expect(usual(hills, 'standard')).toBe(3);
    expect(usual(hills, 'duel')).toBe(2);
    expect(botsAgainst(2, 'greedy')).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]);
  });

  it('is known by the variant that its options make', () => {
    expect(variantOf(hills, { long: false, prey: 5 })).toBe('standard');
    expect(variantOf(hills, { long: true, prey: 5 })).toBe('duel');
    expect(variantOf(hills, { long: true, prey: 9 })).toBe('feast');
  });

  it('asks for no option that its other choices rule out', () => {
    const open: OptionSchema = { name: 'open', type: 'bool', default: false, needs: { mode: 'dry' } };
    const long: OptionSchema = { name: 'long', type: 'bool', default: false, takes: [2, 3] };
    const first: OptionSchema = { name: 'first', type: 'int', default: 'random', choices: ['random'] };
    const game: GameInfo = { ...hills, options: [{ name: 'mode', type: 'choice', default: 'dry' }, open, long, first] };
    expect([fits(open, { mode: 'dry' }, 4), fits(open, { mode: 'wet' }, 4)]).toEqual([true, false]);
    expect([fits(long, {}, 3), fits(long, {}, 4)]).toEqual([true, false]);
    const wished = { mode: 'wet', open: true, long: true, first: 3 };
    expect(agreed(game, wished, 3)).toEqual({ mode: 'wet', open: false, long: true, first: 'random' });
    expect(agreed(game, { ...wished, mode: 'dry' }, 4)).toEqual({ mode: 'dry', open: true, long: false, first: 3 });
  });

  it('takes numbers within their bounds', () => {
    const turns: OptionSchema = { name: 'turns', type: 'int', default: 20, least: 1, most: 100 };
    expect([0, 7, 101, NaN].map((typed) => bounded(turns, typed))).toEqual([1, 7, 100, 20]);
  });

  it('names a variant in a few words, and says below what it means', () => {
    expect(headline('Winter: a race to 4 points')).toEqual(['Winter', 'A race to 4 points']);
    expect(headline('Hiver, au pouvoir\u202f!\u00a0: avec les cartes')).toEqual(['Hiver, au pouvoir\u202f!', 'Avec les cartes']);
    expect(headline('The game of 2010 (with two: the house variant)')).toEqual(['The game of 2010 (with two: the house variant)', '']);
  });

  it('offers short games first', () => {
    const short = { ...hills, id: 'short', minutes: [25] };
    expect(shelved([hills, short]).map((game) => game.id)).toEqual(['short', 'hills']);
  });
});
