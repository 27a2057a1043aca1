/** Keeping order, over HTTP: docs/protocol.md, 2. */

import type { Target } from '../circle/http';
import type { State } from '../meeting/tournaments';
import { get, send } from '../wire/http';

export const WHYS = ['insult', 'name', 'stalling', 'cheating', 'other'] as const;
export type Why = (typeof WHYS)[number];

export interface Announcement {
  id: number;
  en: string;
  fr: string;
  until: number;
}

export interface Standing {
  announcements: Announcement[];
  moderator: boolean;
  waiting: number; // reports, if one is a moderator
}

export interface ReportLine {
  id: number;
  name: string;
  text: string;
  at: number;
  theirs: boolean;
  removed: boolean;
}

export interface Report {
  id: string;
  table: string;
  game: string | null; // null: the table has gone
  by: string;
  name: string;
  account: string | null;
  why: Why;
  words: string;
  lines: ReportLine[];
  at: number;
  bans: { what: 'chat' | 'play'; until: number | null; why: string }[];
  before: number;
  done: number | null;
  done_by: string | null;
  did: string | null;
}

/** Something that was done to keep order. */
export interface Deed {
  id: number;
  by: string | null; // null: the host; "": somebody who has gone
  what: 'chat' | 'play' | 'lift' | 'name' | 'close' | 'removed' | 'tour-name' | 'tour-stop';
  about: string; // what it was called by then
  how: string;
  at: number;
}

export interface Desk {
  waiting: Report[];
  done: Report[];
  deeds: Deed[];
  announcements: Announcement[];
}

export type Ban = Report['bans'][number];

/** Somebody, as those who keep order see them. */
export interface Person {
  guest: string;
  name: string;
  account: string | null;
  tables: number;
  bans: Ban[];
  moderator: boolean;
}

export interface TableLine {
  id: string;
  game: string;
  state: 'waiting' | 'playing' | 'over' | 'trouble';
  names: string;
  idle: number;
}

export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  state: State;
  creator: string;
  entrants: number;
  round: number;
  rounds: number;
}

export interface Judgement {
  remove: number[];
  ban: 'chat' | 'play' | null;
  days: number | null;
  note: string;
}

export const order = {
  standing: () => get<Standing>('/standing'),
  report: (at: Target, why: Why, words: string) => send<unknown>('POST', '/reports', { at, why, words }),
  desk: () => get<Desk>('/moderation'),
  judge: (report: string, judgement: Judgement) => send<Desk>('POST', `/moderation/reports/${report}`, judgement),
  close: (table: string) => send<unknown>('POST', `/moderation/tables/${table}/close`),
  announce: (en: string, fr: string, hours: number) => send<Desk>('POST', '/moderation/announcements', { en, fr, hours }),
  people: (word: string) => send<Person[]>('POST', '/moderation/people', { word }),
  rename: (guest: string, name: string) => send<Person>('POST', `/moderation/people/${guest}/name`, { name }),
  ban: (guest: string, what: Ban['what'], days: number | null, note: string) => send<Person>('POST', `/moderation/people/${guest}/ban`, { what, days, note }),
  lift: (guest: string) => send<Person>('DELETE', `/moderation/people/${guest}/ban`),
  tables: () => get<TableLine[]>('/moderation/tables'),
  tournaments: () => get<TournamentLine[]>('/moderation/tournaments'),
  renameTournament: (id: string, name: string) => send<TournamentLine>('POST', `/moderation/tournaments/${id}/name`, { name }),
  stopTournament: (id: string) => send<TournamentLine>('POST', `/moderation/tournaments/${id}/stop`),
  withdraw: (id: number) => send<Desk>('DELETE', `/moderation/announcements/${id}`),
};
