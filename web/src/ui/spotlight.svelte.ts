/** What a line speaks of, lit up on the boards while somebody looks at the line. */

import { type Arg, plainArg, type Say, sayArgs } from '../wire/say';
import type { Board, Place, Scene, Seat } from '../wire/scene';
import { seatIn } from './turns';

export const spotlight = $state<{ places: ReadonlySet<string> }>({ places: new Set() });

/** The places of a scene that a message speaks of: an argument “E4” is the place “area:E4”, on a board of whoever it is about. */
export function spokenOf(scene: Scene | null, say: Say): string[] {
  if (!scene) return [];
  const args = sayArgs(say);
  const named = new Set(args.flatMap(([, arg]) => words(arg)));
  const about = args.map(([, arg]) => seatIn(arg)).find((seat) => seat !== null) ?? null;
  if (!named.size) return [];
  return scene.boards
    .filter((board) => ownerOf(board) === null || ownerOf(board) === about)
    .flatMap((board) => [...named].flatMap((name) => idsOf(board).get(name) ?? []));
}

const known = new WeakMap<readonly Place[], ReadonlyMap<string, string[]>>(); // many lines ask, whenever something changes

/** The places of a board by what messages call them. */
function idsOf({ places }: Board): ReadonlyMap<string, string[]> {
  let ids = known.get(places);
  if (!ids) {
    const found = new Map<string, string[]>();
    for (const { id } of places) {
      const name = id.slice(id.lastIndexOf(':') + 1);
      found.set(name, [...(found.get(name) ?? []), id]);
    }
    known.set(places, (ids = found));
  }
  return ids;
}

function words(arg: Arg): string[] {
  const plain = plainArg(arg);
  if (Array.isArray(plain)) return plain.flatMap(words);
  return typeof plain === 'string' && plain ? [plain] : [];
}

/** A board of one player's own is named after the seat. */
function ownerOf(board: Board): Seat | null {
  const named = /:(\d+)$/.exec(board.id)?.[1];
  return board.seat ?? (named === undefined ? null : Number(named));
}

export function light(places: readonly string[]): void {
  spotlight.places = new Set(places);
}

export function dim(): void {
  if (spotlight.places.size) spotlight.places = new Set();
}
