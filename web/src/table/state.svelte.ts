/** A table as this browser has it: what was heard, what is shown, what has been touched. */

import { Previews } from '../preview/previews.svelte';
import { botName, Speaker } from '../texts/speech.svelte';
import { alertUser, announce } from '../ui/live.svelte';
import { settings } from '../ui/settings.svelte';
import { play } from '../ui/sound';
import type {
  ChatLine,
  Company,
  Decision,
  Frame,
  FromServer,
  Never,
  Option,
  Reason,
  Refused,
  SeatInfo,
  TableEvent,
  ToServer,
  Welcome,
  What,
} from '../wire/messages';
import { type Say, sayId, worded } from '../wire/say';
import { alone, type Piece, type Scene, type Seat, type Touchable, tokensOf } from '../wire/scene';
import { Advice } from './advice.svelte';
import type { Change } from './compare';
import { Planning } from '../plan/planning.svelte';
import { Ghosts } from './ghost.svelte';
import { Inquiries } from './inquiry';
import { back, narrow, spelled, start, touch } from './narrow';
import { reading } from './reading.svelte';
import { Screening } from './screening.svelte';
import { connect, type Ears, freshKey, type Link, tableAddress, type Wire } from './socket';

export interface Refusal {
  say: Say;
  clause: string;
  at: { x: number; y: number } | null; // where it was touched, on the page
  thing: string;
}

export interface ClockFace {
  since: number; // by this browser's clock, in milliseconds
  until: number | null;
}

export class TableState {
  link = $state<Link>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  you = $state.raw<Seat[]>([]);
  begun = $state(true);
  watchers = $state(0);
  chat = $state<ChatLine[]>([]);
  unread = $state(0);
  clocks = $state.raw<Record<Seat, ClockFace>>({});
  rematch = $state<string | null>(null);
  waiting = $state.raw<Say | null>(null); // why something of mine could not be done yet
  trouble = $state.raw<Say | null>(null); // what the server said last about the whole table

  company = $state.raw<Company>(ALONE); // who keeps the match going
  heardAt = $state(0); // when that was told, by this browser's clock
  never = $state.raw<Never>({}); // what my seats are never asked
  reasons = $state.raw<ReadonlyMap<number, Reason>>(new Map()); // of bots, by the event that came of it

  touched = $state.raw<string[]>([]);
  asking = $state.raw<Option | null>(null); // a move that waits for "yes"
  sending = $state<string | null>(null); // the key of a move under way
  refusal = $state.raw<Refusal | null>(null);
  uncovered = $state<Seat | null>(null); // hot seat: whose view this is

  readonly speaker = $derived(
    new Speaker(
      this.welcome?.game ?? '',
      this.seats.map((seat) => seat.name || (seat.kind === 'bot' ? botName(seat.seat) : '')),
      this.viewer === null ? [] : [this.viewer],
    ),
  );

  readonly advice = new Advice(this);
  readonly planning = new Planning(this);

  private wire: Wire | null = null;
  private readonly inquiries = new Inquiries((message) => this.post(message));
  private kinds = new Set<string>(); // first words of tokens met so far: what a move can be spelled with

  constructor(
    readonly id: string,
    private readonly line: (ears: Ears) => Wire = (ears) => connect(tableAddress(id), ears),
  ) {}

  // What is shown

  readonly screen = new Screening(this);

  get frame(): Frame | null {
    return this.screen.frame;
  }

  get scene(): Scene | null {
    return this.screen.scene;
  }

  get change(): Change {
    return this.screen.change;
  }

  get gone(): ReadonlySet<string> {
    return this.screen.gone;
  }

  get latest(): ReadonlySet<string> {
    return this.screen.latest;
  }

  get log(): TableEvent[] {
    return this.screen.log;
  }

  get telling(): TableEvent[] {
    return this.screen.telling;
  }

  get playing(): boolean {
    return this.screen.playing;
  }

  get canReplay(): boolean {
    return this.screen.canReplay;
  }

  hurry = (): void => this.screen.hurry();

  replay = (): Promise<void> => this.screen.replay();

  opens(frame: Frame): boolean {
    const mine = this.sending !== null;
    if (frame.events.length) this.sending = null;
    if (!frame.plan) this.planning.close();
    this.touched = [];
    return mine;
  }

  saw(change: Change): void {
    this.ghosts.learn(this.answered, this.sent, this.scene, change);
  }

  // Who looks

  get hotseat(): boolean {
    return this.you.length > 1;
  }

  /** The seat this screen shows the table for. */
  get viewer(): Seat | null {
    return this.hotseat ? this.uncovered : (this.you[0] ?? null);
  }

  /** I have no seat here. */
  get watching(): boolean {
    return this.welcome !== null && !this.you.length;
  }

  /** My seat, if it goes by my own name. */
  get nameable(): Seat | null {
    return this.hotseat || this.viewer === null || this.seats[this.viewer]?.kind !== 'person' ? null : this.viewer;
  }

  /** My seats that are asked something now. */
  readonly asked = $derived.by((): Seat[] => {
    const frame = this.frame;
    if (!frame || frame.outcome) return [];
    return frame.asked;
  });

  /** Hot seat: who has to take the screen before the game can go on. */
  readonly curtain = $derived.by((): Seat | null => {
    if (!this.hotseat || this.playing) return null;
    if (this.uncovered !== null && this.asked.includes(this.uncovered)) return null;
    return this.asked[0] ?? null;
  });

  // What is asked

  readonly decision = $derived.by((): Decision | null => {
    if (this.playing || !this.frame || this.curtain !== null) return null;
    return this.frame.decisions.find((one) => one.seat === this.viewer && one.options.length > 0) ?? this.planning.asks;
  });

  /** Do I answer what I am not asked yet? */
  get ahead(): boolean {
    return this.planning.asks !== null;
  }

  readonly options = $derived<Option[]>(this.decision?.options ?? []);
  readonly left = $derived(narrow(this.options, this.touched));

  /** Every sequence of tokens that may be touched now, for a quick look-up. */
  private readonly open = $derived.by((): Set<string> => {
    const open = new Set<string>();
    if (this.sending || this.asking) return open;
    const at = this.touched.length;
    for (const { path } of this.left) for (let end = at + 1; end <= path.length; end++) open.add(path.slice(at, end).join(' '));
    return open;
  });

  /** May it be touched now? Of several tokens, the longest end that fits counts. */
  legal = (thing: Touchable): boolean => {
    const tokens = tokensOf(thing);
    return tokens.some((_, from) => this.open.has(tokens.slice(from).join(' ')));
  };

  chosen = (thing: Touchable): boolean => {
    const tokens = tokensOf(thing);
    return this.touched.length > 0 && tokens.every((token) => this.touched.includes(token));
  };

  /** What touching this thing leads to, in words, if that is settled. */
  hint = (thing: Touchable): string => {
    const path = touch(this.options, this.touched, tokensOf(thing));
    const left = path ? narrow(this.options, path) : [];
    return left.length === 1 && left[0] ? this.speaker.say(left[0].say) : '';
  };

  // What things are called, by the last token that touching them spells
  private readonly labels = $derived.by((): Map<string, Say> => {
    const scene = this.scene;
    if (!scene) return new Map();
    const last = (thing: Touchable): string => tokensOf(thing).at(-1) ?? '';
    const places = scene.boards.flatMap((board) => board.places);
    return new Map([
      ...scene.cards.map((card) => [last(card), card.name] as const),
      ...scene.pieces.map((piece) => [last(piece), piece.label] as const),
      ...places.map((place) => [last(place), place.label] as const),
    ]);
  });

  /** What stands on a place all by itself, by the place's token: its picture has a name. */
  private readonly standing: ReadonlyMap<string, string> = $derived(this.scene ? alone(this.scene, (picture) => this.speaker.has(`name-${picture}`)) : new Map());

  /** One thing to touch, in words; a place with whoever stands there. */
  word = (token: string): string => {
    const label = this.labels.get(token);
    if (label && !this.speaker.has(`token-${kindOf(token)}`)) return this.speaker.say(label);
    const word = this.speaker.token(token);
    const picture = this.standing.get(token) ?? '';
    const who = this.speaker.has(`name-${picture}`) ? this.speaker.name(picture) : '';
    const said = word.toLowerCase().includes(who.toLowerCase()); // a place may be called after whoever lives there
    return said ? word : this.speaker.text('titled', { title: word, rest: who });
  };

  /** A refusal in words: it speaks of what the table shows. */
  explain = (say: Say): string => this.speaker.say(worded(say, (token) => this.speaker.say(this.labels.get(token)) || this.speaker.token(token)));

  /** How far back I may go, if I am at the table. */
  readonly undoable = $derived(this.viewer === null ? null : (this.frame?.undo[String(this.viewer)] ?? null));

  // What the last answer to the same question brought, or the piece in hand: the ghost of the next one
  private ghosts = new Ghosts();
  private answered = ''; // the question I answered last
  private sent: string[] = []; // and how

  readonly ghost = $derived.by((): Piece | null => {
    const scene = this.scene;
    if (!scene || !this.decision) return null;
    const inHand = scene.pieces.find((piece) => this.touched.length > 0 && this.chosen(piece));
    return inHand ?? this.ghosts.of(this.decision.prompt);
  });

  // Touching

  press = (thing: Touchable, at: { x: number; y: number } | null = null, under: Touchable | null = null): void => {
    if (this.playing) return this.hurry();
    this.refusal = null;
    if (this.legal(thing)) return this.touch(tokensOf(thing));
    if (under && this.legal(under)) return this.touch(tokensOf(under));
    if (this.chosen(thing)) return this.stepBack();
    const early = [thing, under].find((one) => one && touch(this.options, this.touched, tokensOf(one)));
    if (early && !this.sending && !this.asking) return this.touch(tokensOf(early));
    const asked = under && !this.spells(thing) ? under : thing;
    if (tokensOf(asked).every((token) => kindOf(token))) void this.askWhy(asked, at); // a mere drawing needs no reason
  };

  private spells = (thing: Touchable): boolean => this.kinds.has(kindOf(tokensOf(thing)[0] ?? ''));

  touch = (tokens: readonly string[]): void => {
    const path = touch(this.options, this.touched, tokens);
    if (!path) return;
    this.refusal = null;
    this.touched = path;
    const option = spelled(this.options, path);
    if (option) this.choose(option);
  };

  choose = (option: Option): void => {
    this.touched = option.path;
    const first = option.loses || (option.final && option.final !== 'bound' && settings.confirm); // say what it means before it is done
    if (first && this.asking !== option) this.asking = option;
    else this.play(option);
  };

  private play(option: Option): void {
    const decision = this.decision;
    if (!decision || !this.frame || this.sending) return;
    this.asking = null;
    if (decision === this.planning.asks) return void this.planning.lay(option.path);
    this.sending = freshKey();
    this.answered = sayId(decision.prompt);
    this.sent = option.path;
    this.screen.markTurn();
    this.screen.news.close();
    this.post({ type: 'move', key: this.sending, seat: decision.seat, number: decision.number, path: option.path });
  }

  stepBack = (): void => {
    this.refusal = null;
    if (this.asking) this.asking = null;
    this.touched = back(this.options, this.touched);
    if (this.touched.length < start(this.options).length) this.touched = start(this.options);
  };

  /** Nothing of the question that stands has been touched. */
  startAgain(): void {
    this.asking = null;
    this.touched = start(this.options);
  }

  readonly canStepBack = $derived(!this.sending && this.touched.length > start(this.options).length);

  /** Take back my last answer, or all of my turn. */
  undo = (whole = false): void => {
    if (!this.frame || this.viewer === null || this.sending) return;
    this.refusal = null;
    this.screen.news.close();
    this.post({ type: 'undo', key: freshKey(), seat: this.viewer, number: this.frame.number, whole });
  };

  /** Ask what changes nothing; null where it is refused or the line is lost, and nobody asks again. */
  inquire: Inquiries['ask'] = (question) => this.inquiries.ask(question);

  readonly previews = new Previews(this);

  private async askWhy(thing: Touchable, at: { x: number; y: number } | null): Promise<void> {
    if (this.viewer === null) return;
    const why = await this.inquire<'why'>({ type: 'why', seat: this.viewer, path: [...this.touched, ...tokensOf(thing)] });
    if (why?.say) this.explainAt(why.say, why.clause, at, thing.id);
  }

  speakUp = (text: string): void => {
    this.post({ type: 'chat', key: freshKey(), text });
  };

  /** Hot seat: another one looks. Nothing that was shown or told to the one before stays. */
  uncover = (seat: Seat | null): void => {
    this.uncovered = seat;
    this.screen.clear();
    this.inquiries.drop();
    this.advice.dismiss();
    this.ghosts.forget();
    this.refusal = null;
    this.asking = null;
    this.touched = [];
    [reading.card, reading.peek] = [null, null];
    this.post({ type: 'uncover', seat });
  };

  // Hearing

  connect(): void {
    this.wire = this.line({
      heard: this.heard,
      link: (link) => {
        this.link = link;
        this.inquiries.drop();
      },
      seen: () => this.log.at(-1)?.number ?? -1,
    });
  }

  close(): void {
    this.wire?.close();
    this.hurry();
  }

  private post(message: ToServer): void {
    this.wire?.send(message);
  }

  heard = (message: FromServer): void => {
    if (this.inquiries.heard(message)) return;
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.seats = message.seats;
        this.you = message.you;
        this.begun = message.begun;
        this.rematch = message.rematch;
        this.chat = message.chat;
        this.never = message.never ?? {};
        this.trouble = null;
        if (this.hotseat && this.uncovered !== null) this.post({ type: 'uncover', seat: this.uncovered });
        return;
      case 'frame':
        if (!this.playing && !this.sending && sameQuestion(this.decision, message)) return this.screen.absorb(message);
        return this.screen.enqueue(message);
      case 'refused':
        return this.refused(message);
      case 'done':
        this.waiting = null;
        return;
      case 'later':
        if (!this.waiting) alertUser(this.speaker.say(message.say));
        this.waiting = message.say;
        return;
      case 'presence':
        this.seats = this.seats.map((seat) => ({ ...seat, present: message.seats[seat.seat] ?? seat.present }));
        this.watchers = message.watchers;
        return;
      case 'chat':
        this.chat.push(message);
        if (message.from !== null && this.you.includes(message.from)) return;
        this.unread += 1;
        play('chat');
        return;
      case 'chat_gone':
        this.chat = this.chat.map((line) => (message.lines.includes(line.id) ? { ...line, text: '', removed: true } : line));
        return;
      case 'clock':
        this.clocks = Object.fromEntries(message.seats.map((one) => [one.seat, face(one.since, one.left)]));
        return;
      case 'seats':
        this.seats = message.seats;
        this.you = message.you;
        this.begun = message.begun;
        this.never = message.never ?? {};
        return;
      case 'company':
        this.company = message;
        this.heardAt = Date.now();
        return;
      case 'reasons':
        this.reasons = new Map(message.reasons.map((reason) => [reason.event, reason]));
        return;
      case 'rematch':
        this.rematch = message.table;
        return;
      case 'error':
        this.trouble = message.say;
        alertUser(this.speaker.say(message.say));
        return;
      case 'plan':
        return this.planning.heard(message);
      case 'why': // nobody waits for it any more
      case 'preview':
      case 'pong':
        return;
    }
  };

  /** My page is in front, and shows this. */
  seen = (seat: Seat, number: number): void => this.post({ type: 'seen', seat, number });

  concede = (seat: Seat): void => this.post({ type: 'concede', key: freshKey(), seat });

  /** Propose or agree; or decline, or take a proposal back. */
  consent = (what: What, target: Seat | null = null, agrees = true): void => this.post({ type: 'consent', key: freshKey(), what, target, agrees });

  private refused(message: Refused): void {
    this.waiting = null;
    if (message.key === this.sending) {
      this.sending = null;
      this.touched = start(this.options);
    }
    if (message.say) this.explainAt(message.say, message.clause);
  }

  private explainAt(say: Say, clause: string | null, at: Refusal['at'] = null, thing = ''): void {
    this.refusal = { say, clause: clause ?? '', at, thing };
    alertUser(this.explain(say));
    play('refuse');
  }

  /** All is shown: what is asked now? */
  settles(): void {
    this.sending = null;
    this.asking = null;
    this.touched = start(this.options);
    for (const option of this.options) for (const token of option.path) this.kinds.add(kindOf(token));
    if (this.planning.open) {
      void this.planning.begin(); // others have moved: what I may lay down is another question now
    } else if (this.decision) {
      announce(this.speaker.say(this.decision.prompt));
      play('turn');
    } else if (this.frame?.outcome) {
      announce(this.speaker.say(this.frame.outcome.why));
      play('end');
    }
  }

  // Windows one does not want to be asked in again

  readonly passOption = $derived((this.decision?.silent && this.options.find((option) => option.path.join() === 'button:pass')) || null);

  readonly passes = $derived(Object.values(this.never).some((prompts) => prompts.length > 0));

  alwaysPass = (): void => {
    const [decision, pass] = [this.decision, this.passOption];
    if (!decision || !pass) return;
    this.play(pass);
    this.silence(decision.seat, sayId(decision.prompt), true);
  };

  askAgain = (): void => {
    for (const [seat, prompts] of Object.entries(this.never)) for (const prompt of prompts) this.silence(Number(seat), prompt, false);
  };

  private silence(seat: Seat, prompt: string, never: boolean): void {
    this.post({ type: 'never', key: freshKey(), seat, prompt, never });
  }
}

const ALONE: Company = { missing: [], proposals: [], ways: { concede: null, draw: false, end: false, replace: [], take: [] } };

/** Does this frame ask what I am asked already? */
function sameQuestion(asked: Decision | null, frame: Frame): boolean {
  const again = frame.decisions.find((one) => one.seat === asked?.seat);
  if (!asked || !again || again.options.length !== asked.options.length) return false;
  return asked.options.every((option, at) => option.path.join(' ') === again.options[at]?.path.join(' '));
}

const face = (since: number, left: number | null): ClockFace => ({
  since: Date.now() - since * 1000,
  until: left === null ? null : Date.now() + left * 1000,
});

const kindOf = (token: string): string => token.slice(0, Math.max(0, token.indexOf(':')));
