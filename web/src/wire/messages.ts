/** What travels over the table's websocket (docs/protocol.md, 3). */

import type { Say } from './say';
import type { Scene, Seat } from './scene';

export const VERSION = 1;

export type Final = boolean | 'chance' | 'reveal' | 'bound';

export interface Option {
  path: string[];
  say: Say;
  final: Final; // can it not be taken back, and why?
  loses?: Say; // what it would throw away, if anything
}

export interface Decision {
  seat: Seat;
  number: number; // what an answer has to name
  prompt: Say;
  options: Option[];
  timeout?: string[];
  advice?: string[] | null; // the answer to begin with
  silent?: boolean;
  clause?: string; // the rule behind it
}

export interface TableEvent {
  number: number;
  cause: number;
  clause: string;
  event: string;
  say: Say;
  hits?: boolean; // news that my seat must not miss
  turn?: 'opens' | 'closes'; // a turn or a round begins or ends with it
  noise?: boolean; // it tells nothing that anybody would miss
}

export interface Outcome {
  ranks: number[];
  scores: number[];
  why: Say;
  clause: string;
  details: [string, number][][];
  scoring: Record<string, string>; // by which clause each part counts
  how: How;
  conceded: Seat[];
}

/** How a match ended: by its rules, or because the table said so. */
export type How = 'played' | 'conceded' | 'drawn' | 'ended' | 'closed';

/** An end that the table made, of which the scene does not know. */
export const tabled = (outcome: Outcome | null | undefined): Outcome | null => (outcome && outcome.how !== 'played' ? outcome : null);

export interface Waiting {
  seat: Seat;
  for: Say;
}

/** How the table looked after the first so many events of a frame: what is revealed and cleared away is seen in between. */
export interface Beat {
  events: number;
  scene: Scene;
}

/** How many of one's own answers an undo takes, and one of the whole turn; at 0, what stands in the way. */
export interface Undo {
  last: number;
  turn: number;
  over?: boolean; // what bots have answered since goes with it
  clause?: string;
  say?: Say;
}

export interface Frame {
  type: 'frame';
  number: number;
  eyes: Seat | null; // whose view this is
  scene: Scene;
  decisions: Decision[];
  waiting: Waiting[];
  asked: Seat[]; // those of mine that are asked something
  undo: Record<string, Undo>;
  late?: boolean; // my last answer was the clock's
  plan?: boolean; // may I lay down answers for my next turn?
  events: TableEvent[];
  beats?: Beat[];
  from: number; // the story from here on is what `events` says
  outcome: Outcome | null;
}

export type SeatKind = 'person' | 'bot' | 'open' | 'hotseat';

export interface SeatInfo {
  seat: Seat;
  kind: SeatKind;
  name: string;
  bot: string | null;
  present: boolean;
  conceded?: boolean;
  level?: string | null; // by which people know a bot
  off?: [number, number] | null; // days off, from when until when: its clock stands still
}

export type ClockKind = 'none' | 'live' | 'slow';

export interface ClockRule {
  kind: ClockKind;
  seconds?: number; // for each decision
  reserve?: number; // for those of a whole match that take longer
}

export interface ChatLine {
  id: number;
  removed: boolean; // by those who keep order
  from: Seat | null;
  name: string;
  text: string;
  at: number;
}

/** How a table is dealt; the commitment is checked against the record, once the match is over. */
export interface DealInfo {
  kind: 'sealed' | 'given' | 'chosen' | 'unsealed';
  commitment: string | null;
}

/** Why a table cannot be played on. */
export interface TroubleInfo {
  say: Say;
  shown: boolean; // part of it can be looked at
  mendable: boolean; // and gone on from
  closed: boolean;
}

export interface Welcome {
  type: 'welcome';
  version: number;
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  you: Seat[];
  clock: ClockRule;
  spectator: boolean;
  begun: boolean; // every seat is taken
  rematch: string | null;
  chat: ChatLine[];
  never?: Never;
  deal: DealInfo;
  trouble: TroubleInfo | null;
  hints?: boolean; // may one ask for them here?
  rated?: boolean;
}

/** Secret questions that seats of mine are never asked: ids of prompts. */
export type Never = Record<string, string[]>;

/** What can be proposed: a draw, to stop, that a bot or a friend shall have a seat. */
export type What = 'draw' | 'end' | 'bot' | 'friend';

export interface Missing {
  seat: Seat;
  why: 'left' | 'away' | 'late';
  wait: number; // seconds until the others may decide alone
}

export interface Proposal {
  what: What;
  target: Seat | null;
  agree: Seat[];
  against: Seat[];
  need: Seat[]; // whose word is awaited
}

/** Who keeps the match going, and what I may do about it. */
export interface Company {
  missing: Missing[];
  proposals: Proposal[];
  ways: { concede: 'end' | 'bot' | null; draw: boolean; end: boolean; replace: Seat[]; take: Seat[] };
}

/** Why a bot played as it did, told when the match is over. */
export interface Reason {
  seat: Seat;
  event: number; // the first that came of it
  say: Say;
}

export interface Refused {
  type: 'refused';
  key: string;
  clause: string | null;
  say: Say | null;
}

/** What stands in the way of touching something, if anything does. */
export interface WhyNot {
  type: 'why';
  key: string;
  clause: string | null;
  say: Say | null;
}

/** What is certain about an answer, and what the rest depends on. */
export interface Foreseen {
  type: 'preview';
  key: string;
  patch: Record<string, unknown>; // of the last scene
  lines: { clause: string; say: Say }[];
  chance: { kind: 'roll' | 'draw' | 'pick'; count: number; of: number; say: Say | null } | null;
  odds: { say: Say; ways: number; of: number }[];
  hidden: boolean;
  unless: boolean; // others may be asked in silence on the way
  asks: Say | null; // the question that follows, where nothing else happens
}

/** One of the coach's cards before the first decision. */
export interface CoachCard {
  title: Say;
  say: Say;
  clause: string;
  art: string;
}

/** What threatens, and what to light up. */
export interface Danger {
  say: Say;
  clause: string;
  places: string[];
}

/** What the coach says to a seat: the cards, and about what it is asked, if it is. */
export interface Coached {
  type: 'coach';
  key: string;
  cards: CoachCard[];
  prompt: string | null;
  explains: Say | null;
  dangers: Danger[];
}

/** Answers that I have laid down for my next turn; of one that did not fit, why. */
export interface Plan {
  type: 'plan';
  key: string;
  seat: Seat;
  answers: { prompt: Say; path: string[]; say: Say }[];
  asks: Decision | null; // what I would be asked after them, told when I lay them down
  dropped: { answer: Say; why: Say } | null;
}

/** What is asked without changing the match; the answer is of the same type, or it is refused. */
export type Inquiry =
  | { type: 'why'; key: string; seat: Seat; path: string[] }
  | { type: 'preview'; key: string; seat: Seat; number: number; path: string[] }
  | { type: 'hint'; key: string; seat: Seat; number: number }
  | { type: 'coach'; key: string; seat: Seat }
  | { type: 'plan'; key: string; seat: Seat; answers: string[][] };

export const INQUIRIES: ReadonlySet<string> = new Set<Inquiry['type']>(['why', 'preview', 'hint', 'coach', 'plan']);

export type Answer<T extends Inquiry['type']> = Extract<FromServer, { type: T }>;

export type FromServer =
  | Welcome
  | Frame
  | Refused
  | WhyNot
  | Foreseen
  | { type: 'hint'; key: string; path: string[]; say: Say | null; level: string | null } // what a bot would do
  | Coached
  | Plan
  | { type: 'done'; key: string }
  | { type: 'presence'; seats: boolean[]; watchers: number }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'chat_gone'; lines: number[] }
  | { type: 'clock'; seats: { seat: Seat; since: number; left: number | null }[] }
  | { type: 'seats'; seats: SeatInfo[]; you: Seat[]; begun: boolean; never?: Never }
  | ({ type: 'company' } & Company)
  | { type: 'reasons'; reasons: Reason[] }
  | { type: 'rematch'; table: string }
  | { type: 'later'; key: string; say: Say; seconds: number } // could not be done just now: ask again
  | { type: 'error'; say: Say }
  | { type: 'pong' };

export type ToServer =
  | { type: 'hello'; version: number; seen: number; scenes: 'patch'; beats: true }
  | { type: 'move'; key: string; seat: Seat; number: number; path: string[] }
  | { type: 'undo'; key: string; seat: Seat; number: number; whole: boolean }
  | Inquiry
  | { type: 'chat'; key: string; text: string }
  | { type: 'never'; key: string; seat: Seat; prompt: string; never: boolean }
  | { type: 'concede'; key: string; seat: Seat }
  | { type: 'consent'; key: string; what: What; target: Seat | null; agrees: boolean }
  | { type: 'uncover'; seat: Seat | null }
  | { type: 'seen'; seat: Seat; number: number }
  | { type: 'ping' };
