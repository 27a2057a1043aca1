/** Who sits where at a new table. */

import type { GameInfo, SeatWish } from '../wire/http';

const FRIENDLY = 3; // as many as feel like a table, where the game allows it

/** One person against the strongest bots. */
export function botsAgainst(game: GameInfo, seats = usual(game)): SeatWish[] {
  const bot = game.bots.at(-1);
  return Array.from({ length: seats }, (_, at): SeatWish => (at === 0 ? { kind: 'me' } : { kind: 'bot', bot }));
}

export const usual = (game: GameInfo): number => (game.seats.includes(FRIENDLY) ? FRIENDLY : (game.seats[0] ?? 2));

/** Another number of seats, those there are staying as they are. */
export function resized(wishes: SeatWish[], seats: number, game: GameInfo): SeatWish[] {
  const bot = game.bots.at(-1);
  return Array.from({ length: seats }, (_, at) => wishes[at] ?? { kind: 'bot', bot });
}

/** Everybody at one screen. */
export const oneScreen = (seats: number, name: (seat: number) => string): SeatWish[] =>
  Array.from({ length: seats }, (_, at) => ({ kind: 'hotseat', name: name(at) }));

/** Myself, and a link for everybody else. */
export const byLink = (seats: number): SeatWish[] => Array.from({ length: seats }, (_, at) => ({ kind: at === 0 ? 'me' : 'open' }));
