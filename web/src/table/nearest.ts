/** Arrow keys on the board: from one thing to the nearest in a direction. */

export interface Target {
  id: string;
  x: number;
  y: number;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const ALONG: Record<Direction, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const SIDEWAYS = 2.2; // a step aside counts as so many ahead: straight on is preferred

export function isDirection(key: string): key is Direction {
  return key in ALONG;
}

/** The nearest target ahead, or the same where there is none. */
export function nearest(targets: readonly Target[], from: Target, direction: Direction): Target {
  const [ax, ay] = ALONG[direction];
  let best = from;
  let least = Infinity;
  for (const target of targets) {
    const ahead = (target.x - from.x) * ax + (target.y - from.y) * ay;
    const aside = Math.abs((target.x - from.x) * ay) + Math.abs((target.y - from.y) * ax);
    if (target.id === from.id || ahead <= 0.01 || aside > ahead * 3) continue;
    const far = ahead + aside * SIDEWAYS;
    if (far < least) [best, least] = [target, far];
  }
  return best;
}

/** The target closest to a point, if one lies within reach. */
export function closest(targets: readonly Target[], x: number, y: number, reach: number): Target | null {
  let best: Target | null = null;
  let least = reach;
  for (const target of targets) {
    const far = Math.hypot(target.x - x, target.y - y);
    if (far <= least) [best, least] = [target, far];
  }
  return best;
}
