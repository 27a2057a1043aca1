/** How long things take: lively for half a second, never in the way. */

import { settings } from '../ui/settings.svelte';
import type { TableEvent } from '../wire/messages';
import { type Change, isQuiet } from './compare';

export const GLIDE = 320; // one piece from place to place, in milliseconds
const STAGGER = 70; // between pieces that move in one go
export const READ = 420; // to take in one event
const LONGEST = 3200;

/** How long to stay with a scene before the next one is shown. */
export function dwell(change: Change, told: readonly TableEvent[]): number {
  const moving = isQuiet(change) ? 0 : GLIDE + STAGGER * Math.min(8, change.moved.length + change.flowed.length + change.came.length);
  return Math.min(LONGEST, Math.max(moving, READ * told.length));
}

const FOLLOW = { usual: 0, calm: 1300, slow: 2800 }; // so long at least for what others do

/** The same for a move of somebody else's, as fast as one likes to follow. */
export function followed(time: number, told: readonly TableEvent[]): number {
  const lines = told.filter((event) => !event.noise).length;
  return lines ? Math.max(time, FOLLOW[settings.pace] * Math.min(3, lines)) : time;
}

/** From one line of the telling to the next. */
export const beatOf = (lines: number): number => Math.min(READ, LONGEST / Math.max(1, lines)) * 0.8;

/** When a piece of a change sets out: in the order in which they are told. */
export function delayOf(change: Change, id: string): number {
  const at = change.moved.findIndex((moved) => moved.id === id);
  if (at >= 0) return Math.min(8, at) * STAGGER;
  const came = change.came.indexOf(id);
  return came < 0 ? 0 : Math.min(12, came) * STAGGER * 0.7;
}
