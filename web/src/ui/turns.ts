/** A story in turns: each with the event that opens it, or that closes it where nothing tells of the next one. */

import type { TableEvent } from '../wire/messages';
import { type Arg, plainArg, type Say, sayArgs, sayId } from '../wire/say';
import type { Seat } from '../wire/scene';

export interface Turn {
  key: number; // the number of its first event
  head: TableEvent | null; // what it is called after: none before the first turn, and while one is still under way
  seat: Seat | null; // whose turn it is, if it is one player's
  events: TableEvent[]; // without the one that opened it
}

export function turnsOf(events: readonly TableEvent[]): Turn[] {
  const turns: Turn[] = [];
  let now: Turn | null = null;
  for (const event of events) {
    if (event.turn === 'opens') {
      now = { key: event.number, head: event, seat: ownerOf(event), events: [] };
      turns.push(now);
      continue;
    }
    if (!now) turns.push((now = { key: event.number, head: null, seat: null, events: [] }));
    now.events.push(event);
    if (event.turn !== 'closes') continue;
    [now.head, now.seat] = [event, ownerOf(event)];
    now = null;
  }
  return turns;
}

/** What a turn is called, where that is not how the event that opens or closes it is told (docs/texts.md). */
export const headingOf = (say: Say): Say => ({ id: sayId(say).replace(/^event-/, 'heading-'), args: Object.fromEntries(sayArgs(say)) });

/** Whose turn begins or ends: a round of all names its players otherwise. */
function ownerOf(event: TableEvent): Seat | null {
  const owner = sayArgs(event.say).find(([name]) => name === 'seat');
  return owner ? seatIn(owner[1]) : null;
}

/** Whose it is, if it speaks of a seat. */
export function seatOf(event: TableEvent): Seat | null {
  return sayArgs(event.say).map(([, arg]) => seatIn(arg)).find((seat) => seat !== null) ?? null;
}

export function seatIn(arg: Arg): Seat | null {
  const plain = plainArg(arg);
  return typeof plain === 'object' && 'seat' in plain ? plain.seat : null;
}

export interface Doing {
  seat: Seat | null;
  events: TableEvent[];
}

/** Who did what: by whose turn it was, or by whom it is about where all play at once. In the order of their first line, what is about nobody last. */
export function doingsOf(events: readonly TableEvent[]): Doing[] {
  const doings = new Map<Seat | null, TableEvent[]>();
  for (const turn of turnsOf(events)) {
    for (const event of turn.events) {
      if (event.noise || event === turn.head) continue;
      const seat = turn.seat ?? seatOf(event);
      doings.set(seat, [...(doings.get(seat) ?? []), event]);
    }
  }
  const found = [...doings].map(([seat, told]) => ({ seat, events: told }));
  return [...found.filter((one) => one.seat !== null), ...found.filter((one) => one.seat === null)];
}

/** Has anybody else had a turn, or part of one, in this story? */
export function areOthersDone(events: readonly TableEvent[], seat: Seat): boolean {
  return turnsOf(events).some((turn) => turn.seat !== null && turn.seat !== seat);
}

/** Where a player's last turn but the one under way ended, as far as the story itself tells: the number of its last event, or -1. */
export function lastOwn(events: readonly TableEvent[], seat: Seat): number {
  const own = turnsOf(events)
    .slice(0, -1)
    .findLast((turn) => turn.seat === seat);
  return own ? (own.events.at(-1)?.number ?? own.key) : -1;
}
