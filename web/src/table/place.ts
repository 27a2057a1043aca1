/** One's own place in the end, where those who are first are not told it anyway. */

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
