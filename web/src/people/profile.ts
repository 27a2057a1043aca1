/** Somebody's matches, as the server tells them (docs/protocol.md, 2). */

import { get } from '../wire/http';
import type { Seat } from '../wire/scene';

export interface Results {
  matches: number;
  won: number;
  drawn: number;
  lost: number;
}

export interface GameResults extends Results {
  game: string;
  last: number;
  rating: { points: number; provisional: boolean } | null;
}

export interface Opponent extends Results {
  name: string;
  account: string | null; // there is more to see of them
  bot: string | null; // the bots of a level
}

export interface Profile {
  name: string;
  since: number;
  open: boolean;
  you: boolean;
  matches: number;
  games: GameResults[];
  opponents: Opponent[];
}

export interface MatchInfo {
  table: string | null; // null: which one it was is told to nobody
  game: string;
  at: number;
  result: 'won' | 'drawn' | 'lost' | 'none';
  players: number;
  seat: Seat | null;
  gain: number | null; // points of their rating; null: it was not rated
  seats: { name: string; bot: string | null; rank: number | null }[];
}

export interface Matches {
  matches: MatchInfo[];
  next: string | null;
}

export interface Wanted {
  game: string;
  result: string;
  opponent: string;
}

const address = (name: string): string => `/people/${encodeURIComponent(name)}`;

export const profiles = {
  of: (name: string) => get<Profile>(address(name)),
  matches: (name: string, wanted: Wanted, before: string) => get<Matches>(`${address(name)}/matches?${new URLSearchParams({ ...wanted, before })}`),
};
