/** What the end tells: one's own place, where those who are first are not told it anyway, and what a score is made of. */

import type { Outcome } from '../wire/messages';
import type { Seat } from '../wire/scene';

export interface Place {
  rank: number;
  of: number;
  beside: Seat[]; // who shares it
}

export function placeOf(outcome: Outcome, me: Seat | null): Place | null {
  const rank = me === null ? undefined : outcome.ranks[me];
  if (rank === undefined || rank === 1) return null;
  const beside = outcome.ranks.flatMap((other, seat) => (seat !== me && other === rank ? [seat] : []));
  return { rank, of: outcome.ranks.length, beside };
}

/** What one seat has of a part of the score. */
export const partOf = (outcome: Outcome, seat: Seat, part: string): number | undefined => outcome.details[seat]?.find(([name]) => name === part)?.[1];

/** The parts to be shown beside the score: all that add up to it; else without one that is the score once more. */
export function partsOf(outcome: Outcome): string[] {
  const parts = [...new Set(outcome.details.flatMap((details) => details.map(([part]) => part)))];
  const added = outcome.scores.every((score, seat) => score === parts.reduce((sum, part) => sum + (partOf(outcome, seat, part) ?? 0), 0));
  return added && parts.length > 1 ? parts : parts.filter((part) => outcome.ranks.some((_, seat) => partOf(outcome, seat, part) !== outcome.scores[seat]));
}
