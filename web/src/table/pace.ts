/** How long things take: lively for half a second, never in the way. */

import type { TableEvent } from '../wire/messages';
import { type Change, isQuiet } from './compare';

export const GLIDE = 320; // one piece from place to place, in milliseconds
const STAGGER = 70; // between pieces that move in one go
const READ = 420; // to take in one event
const LONGEST = 2000;

/** How long to stay with a scene before the next one is shown. */
export function dwell(change: Change, events: readonly TableEvent[], mine: boolean): number {
  const moving = isQuiet(change) ? 0 : GLIDE + STAGGER * Math.min(8, change.moved.length + change.came.length);
  const reading = mine ? 0 : READ * events.length;
  return Math.min(LONGEST, Math.max(moving, reading));
}

/** When a piece of a change sets out: in the order in which they are told. */
export function delayOf(change: Change, id: string): number {
  const at = change.moved.findIndex((moved) => moved.id === id);
  if (at >= 0) return Math.min(8, at) * STAGGER;
  const came = change.came.indexOf(id);
  return came < 0 ? 0 : Math.min(12, came) * STAGGER * 0.7;
}
