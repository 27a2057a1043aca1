/** What a preview draws: the difference between the scene and the one an answer would bring. */

import { compare, placesOf, rowKey } from '../table/compare';
import type { PanelSection, Piece, Place, Row, Scene } from '../wire/scene';

export interface Signs {
  ghosts: Piece[]; // where pieces will be
  leaving: ReadonlySet<string>; // pieces and cards that will not be where they are
  more: ReadonlyMap<string, number>; // by how much a stack or the number on a place changes
  rows: ReadonlyMap<string, number>; // by how much a row changes: see `rowAt`
  places: Place[]; // that are new, or will look different
}

/** A row by its panel and its key. */
export const rowAt = (panel: string, row: Row, section: PanelSection): string => `${panel} ${rowKey(row, section)}`;

export function signs(before: Scene, after: Scene): Signs {
  const change = compare(before, after);
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const moved = new Set([...change.came, ...change.moved.map((one) => one.id)]);
  const ghosts = after.pieces.filter((piece) => moved.has(piece.id));
  const leaving = new Set([...change.moved.map((one) => one.id), ...change.went.map((piece) => piece.id), ...change.cardsWent, ...change.cardsMoved]);
  const more = new Map<string, number>();
  for (const piece of after.pieces) {
    const old = was.get(piece.id);
    if (old && old.on === piece.on) note(more, piece.id, piece.count - old.count || difference(old.badge, piece.badge));
  }
  const old = placesOf(before);
  const places: Place[] = [];
  for (const place of placesOf(after).values()) {
    const there = old.get(place.id);
    if (!there || lookOf(there) !== lookOf(place)) places.push(place);
    if (there) note(more, place.id, place.level - there.level || difference(there.badge, place.badge));
  }
  return { ghosts, leaving, more, places, rows: new Map(change.counted.map((one) => [`${one.panel} ${one.row}`, one.to - one.from])) };
}

export const isBlank = (signs: Signs): boolean => !signs.ghosts.length && !signs.leaving.size && !signs.more.size && !signs.rows.size && !signs.places.length;

/** +2 or −1. */
export const signed = (by: number): string => `${by > 0 ? '+' : '−'}${Math.abs(by)}`;

/** Whether a number changes for the worse: the scene says which are worse the larger they are. */
export const isWorse = (row: Row, by: number): boolean => by < 0 !== row.worse;

function note(more: Map<string, number>, id: string, by: number): void {
  if (by) more.set(id, by);
}

/** Between two badges that are numbers; 0 where they are words. */
function difference(before: string, after: string): number {
  const [from, to] = [before, after].map((badge) => (/^-?\d+$/.test(badge) ? Number(badge) : Number.NaN));
  return from === undefined || to === undefined || Number.isNaN(from - to) ? 0 : to - from;
}

const lookOf = (place: Place): string => [place.tone, place.sprite, place.seat, place.shape].join(' ');
