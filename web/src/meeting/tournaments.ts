/** Tournaments, over HTTP: docs/protocol.md, 2.5. */

import { get, send } from '../wire/http';
import type { ClockRule } from '../wire/messages';

export type State = 'open' | 'running' | 'over' | 'stopped' | 'cancelled';
export type Format = 'swiss' | 'robin';

export interface NewTournament {
  name: string;
  game: string;
  variant: string;
  seats: number;
  pace: string;
  format: Format;
  rounds: number;
  rated: boolean;
  listed: boolean;
  bots: string[];
  starts: number | null; // seconds since 1970; null: when its maker says so
  every: number | null; // seconds from round to round
}

export interface TournamentCard {
  id: string;
  name: string;
  game: string;
  variant: string;
  seats: number;
  clock: ClockRule;
  rated: boolean;
  format: Format;
  rounds: number;
  round: number;
  state: State;
  starts: number | null;
  every: number | null;
  due: number | null;
  entrants: number;
  entered: boolean;
}

export interface Entrant {
  number: number;
  name: string;
  bot: string | null;
  level: string | null;
  withdrawn: boolean;
  you: boolean;
}

export interface Line {
  place: number;
  number: number;
  points: number;
  buchholz: number;
  berger: number;
  wins: number;
}

export interface BoardInfo {
  table: string | null;
  over: boolean;
  at: { number: number; kind: 'table' | 'rest' | 'walkover' | 'out'; seat: number | null; rank: number | null; points: number | null }[];
}

export interface Tournament extends TournamentCard {
  creator: string;
  yours: boolean;
  table: string | null; // where one plays now
  people: Entrant[];
  standings: Line[];
  history: BoardInfo[][];
}

export interface Tournaments {
  open: TournamentCard[];
  running: TournamentCard[];
  over: TournamentCard[];
}

export const tournaments = {
  all: () => get<Tournaments>('/tournaments'),
  make: (wish: NewTournament) => send<Tournament>('POST', '/tournaments', wish),
  look: (id: string) => get<Tournament>(`/tournaments/${encodeURIComponent(id)}`),
  enter: (id: string) => send<Tournament>('POST', `/tournaments/${id}/entrants`),
  withdraw: (id: string) => send<Tournament>('DELETE', `/tournaments/${id}/entrants`),
  begin: (id: string) => send<Tournament>('POST', `/tournaments/${id}/begin`),
  stop: (id: string) => send<Tournament>('DELETE', `/tournaments/${id}`),
};
