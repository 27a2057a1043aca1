/** What stands in the way of a rated match, as the house would say it (docs/ratings.md); "": nothing. */

import type { GameInfo, SeatWish } from '../wire/http';
import type { ClockKind } from '../wire/messages';

export type Hurdle = '' | 'account' | 'data' | 'options' | 'seats' | 'bot' | 'clock';

export interface Plan {
  account: boolean;
  options: Record<string, unknown>;
  seats: SeatWish[];
  clock: ClockKind;
}

export function hurdle(game: GameInfo, plan: Plan): Hurdle {
  const strengths = game.strengths ?? {};
  const kinds = plan.seats.map((seat) => seat.kind);
  if (!Object.keys(strengths).length) return 'data';
  if (!plan.account) return 'account';
  if (!Object.keys(game.variants).some((name) => isVariant(game, name, plan.options))) return 'options';
  if (kinds.includes('hotseat') || kinds.filter((kind) => kind === 'me').length > 1 || kinds.every((kind) => kind === 'bot')) return 'seats';
  if (plan.seats.some((seat) => seat.kind === 'bot' && !(String(seat.bot) in strengths))) return 'bot';
  return plan.clock === 'none' ? 'clock' : '';
}

/** Are these options a variant of the game, and nothing else? */
function isVariant(game: GameInfo, name: string, options: Record<string, unknown>): boolean {
  const wanted = { ...Object.fromEntries(game.options.map((option) => [option.name, option.default])), ...game.variants[name] };
  return Object.keys(wanted).every((key) => JSON.stringify(wanted[key]) === JSON.stringify(options[key]));
}
