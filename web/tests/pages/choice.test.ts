import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstChoice, lastChoice, nextLevel, offered, rememberChoice, tableOf } from '../../src/pages/choice';
import type { GameInfo } from '../../src/wire/http';

const hills = {
  id: 'hills',
  seats: [2, 3, 4],
  minutes: [60],
  cover: '',
  options: [],
  variants: { standard: {}, duel: { long: true }, feast: { prey: 9 } },
  takes: { standard: [2, 3, 4], duel: [2], feast: [4] },
  bots: ['random', 'easy', 'greedy', 'far'],
  levels: { larva: 'easy', forager: 'greedy', soldier: 'far' },
  first: { variant: 'duel', seats: 2 },
} satisfies GameInfo;

describe('whom one plays against', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  });

  it('is the gentlest, in the variant meant for it, in a first game', () => {
    rememberChoice('hills', '', { variant: 'standard', level: 'soldier', seats: 3 });
    expect(offered(hills, '', true)).toEqual({ variant: 'duel', level: 'larva', seats: 2 });
    expect(tableOf(hills, firstChoice(hills))).toMatchObject({ options: { long: true }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] });
  });

  it('is whom one chose last, each person for each game', () => {
    const choice = { variant: 'standard', level: 'forager', seats: 3 };
    expect(lastChoice(hills, '')).toBeNull();
    rememberChoice('hills', '', choice);
    expect(offered(hills, '', false)).toEqual(choice);
    expect(offered(hills, 'ada', false)).toEqual(firstChoice(hills));
    expect(lastChoice({ ...hills, id: 'others' }, '')).toBeNull();
  });

  it('is nobody who is gone', () => {
    for (const gone of [{ variant: 'gone', level: 'larva', seats: 2 }, { variant: 'duel', level: 'queen', seats: 2 }, { variant: 'duel', level: 'larva', seats: 4 }]) {
      rememberChoice('hills', '', gone);
      expect(lastChoice(hills, '')).toBeNull();
    }
  });

  it('are as many as the variant takes', () => {
    expect(offered(hills, '', true, 'feast')).toEqual({ variant: 'feast', level: 'larva', seats: 4 });
    expect(offered(hills, '', true, '', 'soldier')).toEqual({ variant: 'duel', level: 'soldier', seats: 2 });
  });

  it('is one level up next time', () => {
    expect([nextLevel(hills, 'larva'), nextLevel(hills, 'forager'), nextLevel(hills, 'soldier'), nextLevel(hills, '')]).toEqual(['forager', 'soldier', '', '']);
  });
});
