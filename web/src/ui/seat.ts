/** A seat is never shown by its colour alone: each has a mark. */

import type { Seat } from '../wire/scene';

const MARKS = ['circle', 'triangle', 'square', 'diamond', 'star', 'hexagon'] as const;

export const seatColour = (seat: Seat): string => `var(--seat-${seat % MARKS.length})`;

export const markOf = (seat: Seat): string => `mark_${MARKS[seat % MARKS.length]}`;

/** Sprites that already show a seat's mark end with its name: `cube_circle`. */
export const carriesMark = (sprite: string): boolean => MARKS.some((mark) => sprite.endsWith(`_${mark}`));
