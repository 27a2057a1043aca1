/** Outlines of places, around their centre. */

import type { Place } from '../wire/scene';

const fixed = (value: number): string => String(Math.round(value * 100) / 100);

const join = (points: [number, number][], closed: boolean): string =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}${closed ? 'z' : ''}`;

/** The outline of a place in board units, grown by a margin; "" where it has none. */
export function outline(place: Place, grow = 0): string {
  const { x, y } = place;
  const [w, h] = [place.width / 2 + grow, place.height / 2 + grow];
  switch (place.shape) {
    case 'circle':
      return `M${fixed(x - w)} ${fixed(y)}a${fixed(w)} ${fixed(h)} 0 1 0 ${fixed(2 * w)} 0a${fixed(w)} ${fixed(h)} 0 1 0 ${fixed(-2 * w)} 0z`;
    case 'hex':
      return join([[x, y - h], [x + w, y - h / 2], [x + w, y + h / 2], [x, y + h], [x - w, y + h / 2], [x - w, y - h / 2]], true);
    case 'flat-hex':
      return join([[x - w, y], [x - w / 2, y - h], [x + w / 2, y - h], [x + w, y], [x + w / 2, y + h], [x - w / 2, y + h]], true);
    case 'line':
      return place.points.length ? join(place.points, false) : '';
    case 'area':
      return place.points.length ? join(place.points, true) : '';
    case 'rect':
    case 'none':
      return rounded(x, y, w, h, Math.min(w, h) * 0.16);
  }
}

function rounded(x: number, y: number, w: number, h: number, r: number): string {
  const corner = `a${fixed(r)} ${fixed(r)} 0 0 1`;
  return (
    `M${fixed(x - w + r)} ${fixed(y - h)}h${fixed(2 * (w - r))}${corner} ${fixed(r)} ${fixed(r)}v${fixed(2 * (h - r))}${corner} ${fixed(-r)} ${fixed(r)}` +
    `h${fixed(-2 * (w - r))}${corner} ${fixed(-r)} ${fixed(-r)}v${fixed(-2 * (h - r))}${corner} ${fixed(r)} ${fixed(-r)}z`
  );
}

/** How thick one layer of a hill is drawn. */
export const layerOf = (place: Place, unit: number): number => Math.max(unit * 0.45, place.height * 0.1);

/** By how much the upper face of a hill of layers lies above its ground. */
export const liftOf = (place: Place, unit: number): number => Math.max(0, place.level - 1) * layerOf(place, unit);

/** How large a piece is drawn on a place. */
export const sizeOn = (place: Place, size: number): number => size || Math.min(place.width, place.height);

const SLACK = 0.02;

/** A length that follows another a little larger, but not each of its whims: where that hardly changes, nothing is drawn anew. */
export function steadied(): (length: number) => number {
  let held = 0;
  return (length) => {
    if (held < length || held > length * (1 + 3 * SLACK)) held = length * (1 + SLACK);
    return held;
  };
}

export const TERRAINS = ['moss', 'straw', 'clay', 'bark', 'slate', 'pool'] as const;
