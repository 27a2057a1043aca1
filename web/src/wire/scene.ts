/** The drawing vocabulary: mirrors formicarium/scene/model.py. */

import type { Say } from './say';

export type Seat = number;
export type Shape = 'rect' | 'circle' | 'hex' | 'flat-hex' | 'line' | 'area' | 'none';
export type Point = [number, number];
export type Face = 'up' | 'down' | 'blank';
export type TraySpot = 'hand' | 'table' | 'pile';

/** Anything one may touch: touching spells `touch`, or the id where that is empty. */
export interface Touchable {
  id: string;
  touch?: string[];
}

export interface Place extends Touchable {
  x: number;
  y: number;
  width: number;
  height: number;
  label: Say;
  shape: Shape;
  points: Point[];
  tone: string;
  seat: Seat | null;
  sprite: string;
  level: number;
  badge: string;
  caption: Say | null;
  dashed: boolean;
  group: string;
}

export interface Board {
  id: string;
  width: number;
  height: number;
  places: Place[];
  title: Say | null;
  seat: Seat | null;
}

export interface Piece extends Touchable {
  sprite: string;
  on: string; // a place, a panel or a row
  label: Say;
  over: string[];
  marks: string[];
  dx: number;
  dy: number;
  size: number;
  turn: number;
  seat: Seat | null;
  tone: string;
  count: number;
  badge: string;
  lit: boolean;
  faded: boolean;
  whence: string; // where it comes from when it is new
}

export interface Icon {
  sprite: string;
  label: Say;
  count: number;
  seat: Seat | null;
  faded: boolean;
  touch: string[];
}

export interface Card extends Touchable {
  name: Say;
  sprite: string;
  on: string; // a tray or a panel
  text: Say | null;
  kind: string;
  icons: Icon[][];
  seat: Seat | null;
  face: Face;
  lit: boolean;
  faded: boolean;
  hint: Say | null;
  clause: string;
}

export interface Tray {
  id: string;
  title: Say;
  spot: TraySpot;
  seat: Seat | null;
}

export interface Row {
  label: Say;
  value: number | null;
  of: number | null;
  goal: boolean; // `of` is what one wants to reach, no limit
  worse: boolean; // the more of it, the worse
  sprite: string;
  icons: Icon[];
  open: boolean;
  hint: Say | null;
  id: string;
}

export interface PanelSection {
  rows: Row[];
  title: Say | null;
  columns: number;
}

export interface Note {
  text: Say;
  sprite: string;
  tone: string;
  private: boolean;
}

export interface Panel {
  id: string;
  title: Say | null;
  seat: Seat | null;
  active: boolean;
  badges: Icon[];
  sections: PanelSection[];
  notes: Note[];
}

/** What a colour, an outline or a small picture on a board means. */
export interface Sign {
  label: Say;
  sprite: string;
  tone: string;
  line: boolean;
  dashed: boolean;
  badge: string;
}

export interface Scene {
  game: string;
  status: Say;
  boards: Board[];
  pieces: Piece[];
  trays: Tray[];
  cards: Card[];
  panels: Panel[];
  notes: Note[];
  stages: Say[];
  stage: number | null;
  ready: Seat[];
  legend?: Sign[];
}

/** The tokens that touching this thing spells. */
export const tokensOf = (thing: Touchable): string[] => (thing.touch?.length ? thing.touch : [thing.id]);

/** The tokens of what lies in sight on the table: they need no button. Cards in a pile do not. */
export function drawnTokens({ boards, pieces, cards, trays }: Scene): Set<string> {
  const piles = new Set(trays.filter((tray) => tray.spot === 'pile').map((tray) => tray.id));
  const things = [...boards.flatMap((board) => board.places), ...pieces, ...cards.filter((card) => !piles.has(card.on))];
  return new Set(things.flatMap(tokensOf));
}

const NOTHING: Piece[] = [];
const sorted = new WeakMap<readonly Piece[], ReadonlyMap<string, Piece[]>>(); // once for each scene, however often it is asked

/** The pieces on a place, a panel or a row. */
export function lyingOn({ pieces }: Scene, id: string): Piece[] {
  let lying = sorted.get(pieces);
  if (!lying) sorted.set(pieces, (lying = sortedOut(pieces)));
  return lying.get(id) ?? NOTHING;
}

function sortedOut(pieces: readonly Piece[]): Map<string, Piece[]> {
  const lying = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const there = lying.get(piece.on);
    if (there) there.push(piece);
    else lying.set(piece.on, [piece]);
  }
  return lying;
}

/** The pictures of what stands on a place all by itself, by the place's last token: whoever is somebody's is a guest there, and so is what has no name. */
export function alone(scene: Scene, named: (picture: string) => boolean = () => true): Map<string, string> {
  const places = scene.boards.flatMap((board) => board.places);
  return new Map(
    places.flatMap((place) => {
      const all = lyingOn(scene, place.id);
      const own = all.filter((piece) => piece.seat === null && named(piece.sprite));
      const [only, ...others] = own.length ? own : all;
      return only && !others.length ? [[tokensOf(place).at(-1) ?? '', only.sprite]] : [];
    }),
  );
}
