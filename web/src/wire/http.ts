/** What is asked once (docs/protocol.md, 2). */

import { UNDER } from '../under';
import type { ClockRule, DealInfo, Foreseen, Frame, How, Outcome, Reason, SeatInfo, TableEvent, TroubleInfo } from './messages';
import type { Say } from './say';
import type { Icon, Scene, Seat } from './scene';

export interface OptionSchema {
  name: string;
  type: 'bool' | 'int' | 'choice' | 'many' | 'text';
  default: unknown;
  choices?: (string | number)[];
  least?: number;
  most?: number;
  needs?: Record<string, unknown>; // other options, and the value each must have
  takes?: number[]; // how many must play
}

export interface GameInfo {
  id: string;
  seats: number[];
  minutes: number[] | null;
  prefix?: string;
  cover: string;
  options: OptionSchema[];
  variants: Record<string, Record<string, unknown>>;
  takes: Record<string, number[]>; // how many can play each variant
  bots: string[];
  levels: Record<string, string>; // the bots that people meet, by level, the gentlest first
  strengths?: Record<string, number>; // the bots one can be rated against; {}: nothing is rated
  first: { variant: string; seats: number }; // meant for a first game
}

export interface TableCard {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  you: Seat[];
  sat: Seat[]; // seats that are or were mine
  own: boolean; // nobody else sits there
  number: number;
  waiting: Seat[];
  begun: boolean;
  over: boolean;
  result: { how: How; ranks: number[]; conceded: Seat[] } | null;
  clock: ClockRule;
  listed: boolean;
  joinable: boolean;
  hints?: boolean; // may one ask for them?
  rated?: boolean;
  created: number;
  changed: number;
  trouble: TroubleInfo | null;
}

export interface TableDetail extends TableCard {
  watchers?: number;
  deal?: DealInfo | null;
  rematch?: string | null;
  invitations?: Record<string, string> | null;
  resume?: Record<string, string> | null;
}

export interface Me {
  name: string;
  account: string | null;
  tables: TableCard[];
  away: TableCard[]; // those I have put away
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot' | 'hotseat';
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  clock: ClockRule;
  listed: boolean;
  joinable?: boolean;
  hints?: boolean;
  rated?: boolean;
  seed?: number;
  record?: string;
  upto?: number;
}

export interface Created {
  table: string;
  invitations: Record<string, string>;
  resume: Record<string, string>;
}

/** `doubt`: how many points it may be off, two times in three. */
export interface Rating {
  points: number;
  doubt: number;
  matches: number;
  provisional: boolean;
}

export interface RatingPoint {
  at: number;
  points: number;
  table: string;
}

export interface Leaders {
  game: string;
  page: number;
  pages: number;
  people: number;
  leaders: (Rating & { place: number; name: string; you: boolean })[];
  bots: { bot: string; level: string | null; points: number }[];
  mine: Rating | null;
  curve: RatingPoint[];
}

export interface RatingChanges {
  rated: boolean;
  settled: boolean; // no more will come of it
  seats: { seat: Seat; bot: string | null; place: number | null; before: Rating | null; after: Rating | null }[];
}

export interface Clause {
  id: string;
  text: string;
}

export interface Section {
  title: string;
  text: string;
  clauses: Clause[];
}

export interface Rulebook {
  language: string;
  title: string;
  intro: string;
  chapters: { title: string; sections: Section[] }[];
}

/** A passage of the rules that a search has found, and a line of it. */
export interface Hit {
  at: string;
  clause: string;
  title: string;
  line: { text: string; found: boolean }[];
}

/** A drawing beside a clause; sizes in pixels. */
export interface Diagram {
  name: string;
  clause: string;
  caption: string;
  wide: [number, number];
  narrow: [number, number];
}

export interface ReplayInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: number;
  length: number;
  names: string[];
  bots?: boolean[]; // which of them were bots
  record?: string;
}

/** Was a match dealt as promised? */
export interface Verdict {
  kind: 'fits' | 'differs' | 'nothing';
  say: Say;
  line: number;
}

export interface ReplayFrame {
  number: number;
  scene: Scene;
  events: TableEvent[];
  seat: Seat | null;
  say: Say | null;
  why?: Say | null; // a bot's reason
  reasons?: Reason[]; // beside the events that came of them
  outcome: Outcome | null;
}

/** A turn or round (null: the end), and the frame of the replay where it stands so. */
export interface TurnInfo {
  number: number | null;
  at: number;
}

/** One figure of a match, by seat: turn by turn where it has a curve, and in the end. */
export interface FigureInfo {
  key: string;
  signed: boolean; // more or less than an average
  values: number[][];
  totals: number[];
}

export interface FiguresInfo {
  turns: TurnInfo[];
  curves: FigureInfo[];
  totals: FigureInfo[];
}

/** How everybody stood after so many answers; `luck`: what chance did since the point before. Chances go from 0 to 1. */
export interface PointInfo {
  at: number;
  chances: number[];
  luck: number[];
}

/** `turning`: the points before which somebody's chance changed most. */
export interface CurveInfo {
  points: PointInfo[];
  turning: number[];
}

/** One answer, judged by what its seat could know; it was asked in frame `at`. */
export interface JudgedInfo {
  at: number;
  seat: Seat;
  verdict: 'best' | 'good' | 'doubtful' | 'mistake';
  cost: number;
  error: number;
  laps: number;
  path: string[];
  say: Say;
  says: Say;
  others: { path: string[]; say: Say; share: number }[]; // what was better; where one has to mix: all of the mix
  why: Say | null;
}

/** How far an analysis is, and what it has found since one asked before. */
export interface AnalysisInfo {
  done: number | null; // answers looked at; -1: not even the curve is there; null: nobody has asked for it
  answers: number;
  seats: Seat[]; // whose answers are judged
  failed: boolean;
  before: number; // analyses that come first
  curve: CurveInfo | null;
  judged: JudgedInfo[][];
}

/** What somebody knows of a game already. */
export interface Known {
  finished: boolean; // a match of it
  told: string[]; // by the coach
  used: string[];
  seen: string[];
}

/** One lesson of a course; `title` and `aim` are ids of its words. */
export interface LessonInfo {
  id: string;
  title: string;
  aim: string;
  minutes: number;
  clauses: string[];
  taken: boolean;
}

/** Where one is in a lesson. `wrong` or `refused`: the last act did not count. */
export interface LessonStep {
  at: number;
  of: number;
  says: Say;
  waits: 'press' | 'answer' | null; // null: it is over
  left: number; // answers it still waits for
  points: string[]; // ids or tokens of the scene
  awaited: string[][]; // the answers it waits for; none: any
  wrong: Say | null;
  refused: { clause: string; say: Say } | null;
  over: boolean;
  seat: Seat;
  seats: number;
  frame: Frame;
}

/** One thing to know: its words say it all. */
export interface AidLine {
  text: Say;
  icons: Icon[];
  clause: string;
}

export interface AidCell {
  text: Say | null;
  value: number | null;
  icons: Icon[];
  clause: string;
}

export interface AidPart {
  title: Say;
  lines: AidLine[];
  head: AidCell[];
  rows: AidCell[][];
  steps: boolean;
  clause: string;
}

/** A player aid: mirrors formicarium/core/aid.py. */
export interface Aid {
  parts: AidPart[];
}

/** Something the server declined, in words to come. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    readonly say: Say,
  ) {
    super('id' in say ? say.id : say.key);
  }
}

export const OFFLINE: Say = { id: 'ui-state-unreachable' };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['X-Formicarium'] = '1';
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  let reply: Response;
  try {
    reply = await fetch(`${UNDER}/api${path}`, init);
  } catch {
    throw new Declined(0, OFFLINE);
  }
  if (!reply.ok) throw new Declined(reply.status, await reason(reply));
  return reply;
}

async function reason(reply: Response): Promise<Say> {
  const unworded: Say = { id: reply.status === 404 ? 'ui-state-missing' : 'ui-state-declined' };
  try {
    const body = (await reply.json()) as { error?: Say };
    return body.error && ('id' in body.error || 'key' in body.error) ? body.error : unworded;
  } catch {
    return unworded;
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T;
}

export async function send<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  const reply = await ask(method, path, body);
  const text = await reply.text();
  return (text ? JSON.parse(text) : null) as T;
}

export const api = {
  games: () => get<GameInfo[]>('/games'),
  art: (game: string) => get<Record<string, string>>(`/games/${game}/art`),
  rules: (game: string, language: string) => get<Rulebook>(`/games/${game}/rules/${language}`),
  searchRules: (game: string, language: string, words: string) => get<Hit[]>(`/games/${game}/rules/${language}/search?q=${encodeURIComponent(words)}`),
  diagrams: (game: string, language: string) => get<Diagram[]>(`/games/${game}/diagrams?lang=${language}`),
  texts: async (game: string | null, language: string) =>
    (await ask('GET', game === null ? `/texts/${language}` : `/games/${game}/texts/${language}`)).text(),
  lessons: (game: string) => get<LessonInfo[]>(`/games/${game}/lessons`),
  partTexts: async (game: string, part: string, language: string) => (await ask('GET', `/games/${game}/${part}/texts/${language}`)).text(),
  known: (game: string) => get<Known>(`/games/${game}/known`),
  know: (game: string, kind: 'told', keys: string[]) => send<Known>('POST', `/games/${game}/known/${kind}`, { keys }),
  aid: (game: string, wish: Record<string, string>) => get<Aid>(`/games/${game}/aid?${new URLSearchParams(wish)}`), // variant, seats, options
  takeLesson: (game: string, lesson: string, acts: string[], seen: number) =>
    send<LessonStep>('POST', `/games/${game}/lessons/${encodeURIComponent(lesson)}`, { acts, seen }),
  previewLesson: (game: string, lesson: string, acts: string[], path: string[]) =>
    send<Foreseen>('POST', `/games/${game}/lessons/${encodeURIComponent(lesson)}/preview`, { acts, path }),
  met: (game: string) => get<Known>(`/games/${game}/met`),
  me: () => get<Me>('/me'),
  rename: (name: string) => send<Me>('POST', '/me', { name }),
  account: (name: string, password: string) => send<Me>('POST', '/account', { name, password }),
  login: (name: string, password: string) => send<Me>('POST', '/login', { name, password }),
  logout: () => send<Me>('POST', '/logout'),
  tables: () => get<{ open: TableCard[]; watch: TableCard[] }>('/tables'),
  create: (table: NewTable) => send<Created>('POST', '/tables', table),
  table: (table: string) => get<TableDetail>(`/tables/${table}`),
  sit: (table: string, seat: Seat, invitation?: string) =>
    send<TableDetail>('POST', `/tables/${table}/seats/${seat}`, invitation ? { invitation } : {}),
  leave: (table: string, seat: Seat) => send<unknown>('DELETE', `/tables/${table}/seats/${seat}`, { then: 'open' }),
  putAway: (table: string, hidden: boolean) => send<unknown>('POST', `/tables/${table}/shelf`, { hidden }),
  throwAway: (table: string) => send<unknown>('DELETE', `/tables/${table}`),
  ratings: (table: string) => get<RatingChanges>(`/tables/${table}/ratings`),
  leaders: (game: string, page: number) => get<Leaders>(`/leaders/${game}?page=${page}`),
  rematch: (table: string) => send<{ table: string }>('POST', `/tables/${table}/rematch`),
  mend: (table: string, how: 'go_on' | 'close') => send<TableDetail>('POST', `/tables/${table}/mend`, { how }),
  resume: (secret: string) => get<{ table: string }>(`/resume/${secret}`),
  record: async (table: string) => (await ask('GET', `/tables/${table}/record`)).text(),
  keep: (record: string) => send<ReplayInfo>('POST', '/replays', { record }),
  replay: (id: string) => get<ReplayInfo>(`/replays/${id}`),
  figures: (id: string) => get<FiguresInfo>(`/replays/${id}/figures`),
  analyse: (id: string) => send<AnalysisInfo>('POST', `/replays/${id}/analysis`),
  analysis: (id: string, from: number) => get<AnalysisInfo>(`/replays/${id}/analysis?from=${from}`),
  verdict: (id: string) => get<Verdict>(`/replays/${id}/verdict`),
  frames: (id: string, eyes: string, from: number, to: number) =>
    get<ReplayFrame[]>(`/replays/${id}/frames?seat=${eyes}&from=${from}&to=${to}`),
};
