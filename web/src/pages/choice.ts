/** Against whom one plays, in which variant, how many: for a first game, and as last time. */

import { remember, remembered } from '../ui/memory';
import type { GameInfo, NewTable } from '../wire/http';
import { botsAgainst, takes, usual } from './wishes';

export interface Choice {
  variant: string;
  level: string;
  seats: number;
}

/** The levels of a game, the gentlest first. */
export const levelsOf = (game: GameInfo): string[] => Object.keys(game.levels);

/** What a newcomer should play: the variant meant for it, against the gentlest. */
export const firstChoice = (game: GameInfo): Choice => ({ ...game.first, level: levelsOf(game)[0] ?? '' });

/** What this person chose last time in this browser, if it can still be had. */
export function lastChoice(game: GameInfo, person: string): Choice | null {
  try {
    const { variant, level, seats } = JSON.parse(remembered(place(game.id, person), '')) as Choice;
    return level in game.levels && takes(game, variant).includes(seats) && variant in game.variants ? { variant, level, seats } : null;
  } catch {
    return null;
  }
}

export const rememberChoice = (game: string, person: string, choice: Choice): void => remember(place(game, person), JSON.stringify(choice));

const place = (game: string, person: string): string => `choice.${person}.${game}`;

/** What to offer: a first game to a newcomer, else what was played last. Another variant brings as many as it can. */
export function offered(game: GameInfo, person: string, newcomer: boolean, variant = '', level = ''): Choice {
  const usually = newcomer ? firstChoice(game) : (lastChoice(game, person) ?? firstChoice(game));
  const wanted = variant || usually.variant;
  const seats = takes(game, wanted).includes(usually.seats) ? usually.seats : usual(game, wanted);
  return { variant: wanted, level: level || usually.level, seats };
}

/** The level above, if there is one. */
export function nextLevel(game: GameInfo, level: string): string {
  const levels = levelsOf(game);
  const at = levels.indexOf(level);
  return at < 0 ? '' : (levels[at + 1] ?? '');
}

/** A table for one person against bots. */
export const tableOf = (game: GameInfo, { variant, level, seats }: Choice): NewTable => ({
  game: game.id,
  options: game.variants[variant] ?? {},
  seats: botsAgainst(seats, game.levels[level]),
  clock: { kind: 'none' },
  listed: false,
});
