/** The difference of two scenes: what moved, came, went, turned over or changed its number. */

import { sayId } from '../wire/say';
import type { Card, Panel, PanelSection, Piece, Place, Row, Scene } from '../wire/scene';

export interface Moved {
  id: string;
  from: string;
  to: string;
}

/** Something without a name of its own: part of a stack that is on another one now, or a new piece that says whence. */
export interface Flowed {
  id: string; // the piece it is part of now
  from: string;
}

export interface Counted {
  panel: string;
  row: string;
  from: number;
  to: number;
}

export interface Change {
  moved: Moved[]; // pieces, from place to place
  flowed: Flowed[];
  came: string[];
  went: Piece[];
  turned: string[]; // same piece, other face
  places: string[]; // places where something happened
  cardsCame: string[];
  cardsWent: string[];
  cardsMoved: string[];
  counted: Counted[];
}

const byId = <T extends { id: string }>(things: readonly T[]): Map<string, T> => new Map(things.map((thing) => [thing.id, thing]));

/** The places of all boards. */
export function placesOf(scene: Scene): Map<string, Place> {
  return byId(scene.boards.flatMap((board) => board.places));
}

export function nothing(): Change {
  return { moved: [], flowed: [], came: [], went: [], turned: [], places: [], cardsCame: [], cardsWent: [], cardsMoved: [], counted: [] };
}

export function compare(before: Scene | null, after: Scene): Change {
  if (!before || before.game !== after.game) return nothing();
  return { ...comparePieces(before, after), flowed: compareStacks(before, after), ...compareCards(before, after), counted: compareRows(before, after) };
}

function comparePieces(before: Scene, after: Scene): Pick<Change, 'moved' | 'came' | 'went' | 'turned' | 'places'> {
  const [old, now, known] = [byId(before.pieces), byId(after.pieces), placesOf(after)];
  const places = new Set<string>();
  const moved: Moved[] = [];
  const came: string[] = [];
  const turned: string[] = [];
  for (const piece of after.pieces) {
    const was = old.get(piece.id);
    if (!was) came.push(piece.id);
    else if (was.on !== piece.on) moved.push({ id: piece.id, from: was.on, to: piece.on });
    else if (faceOf(was) !== faceOf(piece)) turned.push(piece.id);
    else continue;
    places.add(piece.on);
  }
  const went = before.pieces.filter((piece) => !now.has(piece.id));
  for (const piece of went) places.add(piece.on);
  return { moved, came, went, turned, places: [...places].filter((id) => known.has(id)) };
}

/** Where what is new, or more than before, comes from: as it says, or else from like stacks that shrank by as much altogether. */
function compareStacks(before: Scene, after: Scene): Flowed[] {
  const [old, now] = [byId(before.pieces), byId(after.pieces)];
  const flowed: Flowed[] = [];
  const gains = new Map<string, { id: string; count: number }[]>();
  const losses = new Map<string, { on: string; count: number }[]>();
  const put = <T>(map: Map<string, T[]>, piece: Piece, thing: T): unknown => map.set(kindOf(piece), [...(map.get(kindOf(piece)) ?? []), thing]);
  for (const piece of after.pieces) {
    const was = old.get(piece.id);
    const more = piece.count - (was?.count ?? 0);
    if (was && (more <= 0 || was.on !== piece.on)) continue;
    if (!was && piece.whence) flowed.push({ id: piece.id, from: piece.whence });
    else put(gains, piece, { id: piece.id, count: more });
  }
  for (const piece of before.pieces) {
    const is = now.get(piece.id);
    const less = piece.count - (is?.on === piece.on ? is.count : is ? piece.count : 0);
    if (less > 0) put(losses, piece, { on: piece.on, count: less });
  }
  for (const [kind, gained] of gains) {
    const lost = losses.get(kind) ?? [];
    const total = (things: { count: number }[]): number => things.reduce((sum, one) => sum + one.count, 0);
    if (total(gained) !== total(lost)) continue; // some were born or died: who can tell which
    for (const { id, count } of gained) {
      for (let left = count; left > 0 && lost[0]; ) {
        const part = Math.min(left, lost[0].count);
        flowed.push({ id, from: lost[0].on });
        left -= part;
        lost[0].count -= part;
        if (!lost[0].count) lost.shift();
      }
    }
  }
  return flowed;
}

const kindOf = (piece: Piece): string => `${piece.sprite} ${piece.seat}`;

const faceOf = (piece: Piece): string => `${piece.sprite} ${piece.over.join(' ')} ${piece.count}`;

function compareCards(before: Scene, after: Scene): Pick<Change, 'cardsCame' | 'cardsWent' | 'cardsMoved'> {
  const [old, now] = [byId<Card>(before.cards), byId<Card>(after.cards)];
  return {
    cardsCame: after.cards.filter((card) => !old.has(card.id)).map((card) => card.id),
    cardsWent: before.cards.filter((card) => !now.has(card.id)).map((card) => card.id),
    cardsMoved: after.cards.filter((card) => old.has(card.id) && old.get(card.id)?.on !== card.on).map((card) => card.id),
  };
}

/** A row is known by its id, or by its section and its label: a message id and what that speaks of. */
export const rowKey = (row: Row, section: PanelSection): string =>
  row.id || [section.title ? sayId(section.title) : '', sayId(row.label), JSON.stringify(row.label.args ?? '')].join(' ');

const rowsOf = (panel: Panel): { key: string; value: number | null }[] =>
  panel.sections.flatMap((section) => section.rows.map((row) => ({ key: rowKey(row, section), value: row.value })));

function compareRows(before: Scene, after: Scene): Counted[] {
  const old = byId<Panel>(before.panels);
  return after.panels.flatMap((panel) => {
    const was = old.get(panel.id);
    const values = new Map(was ? rowsOf(was).map(({ key, value }) => [key, value]) : []);
    return rowsOf(panel).flatMap(({ key, value }) => {
      const from = values.get(key);
      return from == null || value === null || from === value ? [] : [{ panel: panel.id, row: key, from, to: value }];
    });
  });
}

export function isQuiet(change: Change): boolean {
  return Object.values(change).every((list: unknown[]) => list.length === 0);
}
