/** What is to be played: a game, one of its variants, by how many. Remembered for the next time. */

import { fitting, takes } from '../pages/wishes';
import { remember, remembered } from '../ui/memory';
import type { GameInfo } from '../wire/http';

export interface Kind {
  game: string;
  variant: string;
  seats: number;
}

const TWO = 2; // the sooner somebody is found

/** Variants that two or more can play. */
export const variantsOf = (game: GameInfo): string[] => Object.keys(game.variants).filter((name) => countsOf(game, name).length);

export const countsOf = (game: GameInfo, variant: string): number[] => takes(game, variant).filter((count) => count > 1);

/** The kind nearest to a wish that can be played. */
export function kindOf(games: GameInfo[], wish: Partial<Kind>): Kind {
  const game = games.find((one) => one.id === wish.game) ?? games[0]!;
  const variants = variantsOf(game);
  const variant = variants.find((one) => one === wish.variant) ?? variants[0] ?? '';
  return { game: game.id, variant, seats: fitting(game, variant, wish.seats ?? TWO) };
}

export function lastWish<T>(place: string, fallback: T): T {
  try {
    return { ...fallback, ...(JSON.parse(remembered(place, '{}')) as Partial<T>) };
  } catch {
    return fallback;
  }
}

export const rememberWish = (place: string, wish: object): void => remember(place, JSON.stringify(wish));
