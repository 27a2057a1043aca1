/** Who sits where at a new table. */

import type { GameInfo, OptionSchema, SeatWish } from '../wire/http';

const FRIENDLY = 3; // as many as feel like a table, where the game allows it

/** As games stand on the shelf: short ones first, for that is where one begins. */
export const shelved = (games: GameInfo[]): GameInfo[] => games.toSorted((a, b) => (a.minutes?.[0] ?? Infinity) - (b.minutes?.[0] ?? Infinity));

/** How many can play a variant. */
export const takes = (game: GameInfo, variant: string): number[] => game.takes[variant] ?? game.seats;

/** As many as feel like a table, where the variant allows it. */
export function usual(game: GameInfo, variant: string): number {
  const counts = takes(game, variant);
  return counts.includes(FRIENDLY) ? FRIENDLY : (counts[0] ?? 2);
}

/** The number nearest to the wish that can play a variant. */
export function fitting(game: GameInfo, variant: string, wish: number): number {
  const [nearest] = takes(game, variant).toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
  return nearest ?? wish;
}

/** One person against bots of one kind. */
export const botsAgainst = (seats: number, bot: string | undefined): SeatWish[] =>
  Array.from({ length: seats }, (_, at): SeatWish => (at === 0 ? { kind: 'me' } : { kind: 'bot', bot }));

/** Another number of seats, those there are staying as they are. */
export const resized = (wishes: SeatWish[], seats: number, bot: string | undefined): SeatWish[] =>
  Array.from({ length: seats }, (_, at) => wishes[at] ?? { kind: 'bot', bot });

/** Everybody at one screen. */
export const oneScreen = (seats: number, name: (seat: number) => string): SeatWish[] =>
  Array.from({ length: seats }, (_, at) => ({ kind: 'hotseat', name: name(at) }));

/** Myself, and a link for everybody else. */
export const byLink = (seats: number): SeatWish[] => Array.from({ length: seats }, (_, at) => ({ kind: at === 0 ? 'me' : 'open' }));

/** The variant that a table's options make: the one that settles most of them. */
export function variantOf(game: GameInfo, options: Record<string, unknown>): string {
  const same = (one: string): boolean => Object.entries(game.variants[one] ?? {}).every(([name, value]) => options[name] === value);
  const size = (one: string): number => Object.keys(game.variants[one] ?? {}).length;
  return Object.keys(game.variants).filter(same).toSorted((a, b) => size(b) - size(a))[0] ?? '';
}

/** Whether an option can be chosen beside the others, by so many players. */
export const fits = (option: OptionSchema, options: Record<string, unknown>, seats: number): boolean =>
  Object.entries(option.needs ?? {}).every(([name, value]) => options[name] === value) && (option.takes?.includes(seats) ?? true);

/** The options as they are asked for: what does not fit, and a seat that is gone, are as by default. */
export function agreed(game: GameInfo, options: Record<string, unknown>, seats: number): Record<string, unknown> {
  const settled = { ...options };
  for (const option of game.options) {
    const value = settled[option.name];
    const gone = isSeat(option) && typeof value === 'number' && value >= seats;
    if (gone || !fits(option, settled, seats)) settled[option.name] = option.default;
  }
  return settled;
}

/** Whether an option names a seat, or one of a few words instead. */
export const isSeat = (option: OptionSchema): boolean => option.type === 'int' && Boolean(option.choices?.length);

/** The number within an option's bounds that is nearest to what was typed. */
export const bounded = (option: OptionSchema, typed: number): number =>
  Number.isFinite(typed) ? Math.min(Math.max(Math.round(typed), option.least ?? -Infinity), option.most ?? Infinity) : Number(option.default);

/** A text "Name: what it means" in two parts, where it has them: a name fits into a list, what it means stands below. */
export function headline(text: string): [name: string, meaning: string] {
  const parts = /^([^(:]+?)\s*:\s+(.+)$/su.exec(text);
  return parts ? [parts[1]!, parts[2]!.charAt(0).toUpperCase() + parts[2]!.slice(1)] : [text, ''];
}
