import { describe, expect, it } from 'vitest';
import { areOthersDone, doingsOf, headingOf, lastOwn, turnsOf } from '../../src/ui/turns';
import type { TableEvent } from '../../src/wire/messages';

const event = (number: number, seat: number | null, more: Partial<TableEvent> = {}): TableEvent => ({
  number,
  cause: -1,
  clause: 'X-1',
  event: 'Thing',
  say: { id: 'thing', args: seat === null ? {} : { seat: { seat } } },
  ...more,
});
const opens = (number: number, seat: number | null): TableEvent => event(number, seat, { turn: 'opens' });

describe('a story in turns', () => {
  it('begins a turn with what opens it, and calls what came before by no name', () => {
    const turns = turnsOf([event(0, null), opens(1, null), opens(2, 1), event(3, 0), event(4, 1)]);
    expect(turns.map((turn) => [turn.key, turn.seat, turn.events.map((one) => one.number)])).toEqual([
      [0, null, [0]],
      [1, null, []],
      [2, 1, [3, 4]],
    ]);
    expect(turns[0]?.head).toBeNull();
    expect(turns[2]?.head?.number).toBe(2);
  });

  it('ends a turn with what closes it where nothing opens the next one', () => {
    const turns = turnsOf([event(0, 0), event(1, 0, { turn: 'closes' }), event(2, 1)]);
    expect(turns.map((turn) => [turn.key, turn.seat, turn.head?.number])).toEqual([
      [0, 0, 1],
      [2, null, undefined],
    ]);
  });

  it('does not tell again in a summary that a turn has ended', () => {
    const [doing] = doingsOf([event(0, 0), event(1, 0, { turn: 'closes' })]);
    expect(doing?.events.map((told) => told.number)).toEqual([0]);
  });

  it('calls a turn by a heading of its own, with the same arguments', () => {
    expect(headingOf({ id: 'event-turn-ended', args: { turn: 3 } })).toEqual({ id: 'heading-turn-ended', args: { turn: 3 } });
  });

  it('knows that a round belongs to nobody', () => {
    const round = event(0, null, { turn: 'opens', say: { id: 'round', args: { ant: { seat: 1 }, cicada: { seat: 0 } } } });
    expect(turnsOf([round])[0]?.seat).toBeNull();
  });

  it('sums up by whose turn it was, and where all play at once by whom it is about, without noise', () => {
    const story = [opens(0, 1), event(1, 0), event(2, 1, { noise: true }), opens(3, null), event(4, 2), event(5, null), event(6, 1)];
    const doings = doingsOf(story).map((one) => [one.seat, one.events.map((told) => told.number)]);
    expect(doings).toEqual([
      [1, [1, 6]],
      [2, [4]],
      [null, [5]],
    ]);
  });

  it('knows whether others have played, or the table has only been set up', () => {
    const begun = [event(0, 1), event(1, null), opens(2, null), opens(3, 0), event(4, 0)];
    expect(areOthersDone(begun, 0)).toBe(false);
    expect(areOthersDone(begun, 1)).toBe(true);
  });

  it('finds where my last turn ended, not the one I am in', () => {
    const story = [opens(0, 0), event(1, 0), opens(2, 1), event(3, 1), opens(4, 0), event(5, 0)];
    expect(lastOwn(story, 0)).toBe(1);
    expect(lastOwn(story, 2)).toBe(-1);
  });
});
