/** A table as this browser has it: what was heard, what is shown, what has been touched. */

import { botName, Speaker } from '../texts/speech.svelte';
import { alertUser, announce } from '../ui/live.svelte';
import { settings, still } from '../ui/settings.svelte';
import { play } from '../ui/sound';
import type {
  ChatLine,
  Decision,
  Frame,
  FromServer,
  Option,
  Refused,
  SeatInfo,
  TableEvent,
  ToServer,
  Welcome,
} from '../wire/messages';
import { type Say, sayId } from '../wire/say';
import { type Piece, type Scene, type Seat, type Touchable, tokensOf } from '../wire/scene';
import { type Change, compare, nothing } from './compare';
import { back, narrow, spelled, start, touch } from './narrow';
import { dwell } from './pace';
import { connect, freshKey, type Link, tableAddress, type Wire } from './socket';

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

const KEPT = 120; // frames to look back at

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
  trouble = $state.raw<Say | null>(null); // what the server said last about the whole table

  frame = $state.raw<Frame | null>(null); // the one shown
  scene = $state.raw<Scene | null>(null);
  change = $state.raw<Change>(nothing());
  gone = $state.raw<ReadonlySet<string>>(new Set()); // places that lost something since my last turn
  log = $state.raw<TableEvent[]>([]);
  telling = $state.raw<TableEvent[]>([]); // the events being shown
  playing = $state(false);

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

  private queue: Frame[] = [];
  private past: Frame[] = [];
  private lastTurn = 0; // in `past`: where I last answered
  private skip: (() => void) | null = null;
  private hurried = false;
  private rewinding = false; // back to an earlier scene: nothing moves
  private wire: Wire | null = null;
  private whys = new Map<string, Omit<Refusal, 'say' | 'clause'>>();
  private kinds = new Set<string>(); // first words of tokens met so far: what a move can be spelled with

  constructor(readonly id: string) {}

  // Who looks

  get hotseat(): boolean {
    return this.you.length > 1;
  }

  /** The seat this screen shows the table for. */
  get viewer(): Seat | null {
    return this.hotseat ? this.uncovered : (this.you[0] ?? null);
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
    return this.frame.decisions.find((one) => one.seat === this.viewer && one.options.length > 0) ?? null;
  });

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

  /** One thing to touch, in words. */
  word = (token: string): string => {
    const label = this.labels.get(token);
    return label && !this.speaker.has(`token-${kindOf(token)}`) ? this.speaker.say(label) : this.speaker.token(token);
  };

  readonly mayUndo = $derived(this.viewer !== null && (this.frame?.undo[String(this.viewer)] ?? false));

  // What the last answer to the same question brought to a place, or the piece in hand: the ghost of the next one
  private brought = new Map<string, Piece>();
  private answered = ''; // the question I answered last
  private sent: string[] = []; // and how
  private revision = $state(0);

  readonly ghost = $derived.by((): Piece | null => {
    void this.revision;
    const scene = this.scene;
    if (!scene || !this.decision) return null;
    const inHand = scene.pieces.find((piece) => this.touched.length > 0 && this.chosen(piece));
    return inHand ?? this.brought.get(sayId(this.decision.prompt)) ?? null;
  });

  private learnGhost(path: readonly string[], change: Change): void {
    const scene = this.scene;
    const ids = [...change.moved.filter((one) => path.includes(one.to)).map((one) => one.id), ...change.came];
    const piece = scene?.pieces.find((one) => ids.includes(one.id) && path.includes(one.on) && one.size > 0);
    if (!piece || !this.answered) return;
    this.brought.set(this.answered, { ...piece, lit: false, faded: false });
    this.revision += 1;
  }

  // Touching

  press = (thing: Touchable, at: { x: number; y: number } | null = null, under: Touchable | null = null): void => {
    if (this.playing) return this.hurry();
    this.refusal = null;
    if (this.legal(thing)) return this.touch(tokensOf(thing));
    if (under && this.legal(under)) return this.touch(tokensOf(under));
    if (this.chosen(thing)) return this.stepBack();
    if (!this.sending && !this.asking && touch(this.options, this.touched, tokensOf(thing))) return this.touch(tokensOf(thing));
    this.askWhy(under && !this.spells(thing) ? under : thing, at);
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
    if (option.final && settings.confirm && this.asking !== option) this.asking = option;
    else this.play(option);
  };

  private play(option: Option): void {
    const decision = this.decision;
    if (!decision || !this.frame || this.sending) return;
    this.asking = null;
    this.sending = freshKey();
    this.answered = sayId(decision.prompt);
    this.sent = option.path;
    this.markTurn();
    this.post({ type: 'move', key: this.sending, seat: decision.seat, number: decision.number, path: option.path });
  }

  stepBack = (): void => {
    this.refusal = null;
    if (this.asking) this.asking = null;
    this.touched = back(this.options, this.touched);
    if (this.touched.length < start(this.options).length) this.touched = start(this.options);
  };

  readonly canStepBack = $derived(!this.sending && this.touched.length > start(this.options).length);

  undo = (): void => {
    if (!this.frame || this.viewer === null || this.sending) return;
    this.refusal = null;
    const key = freshKey();
    this.whys.set(key, { at: null, thing: '' });
    this.post({ type: 'undo', key, seat: this.viewer, number: this.frame.number });
  };

  private askWhy(thing: Touchable, at: { x: number; y: number } | null): void {
    if (this.viewer === null) return;
    const key = freshKey();
    this.whys.set(key, { at, thing: thing.id });
    this.post({ type: 'why', key, seat: this.viewer, path: [...this.touched, ...tokensOf(thing)] });
  }

  speakUp = (text: string): void => {
    this.post({ type: 'chat', key: freshKey(), text });
  };

  uncover = (seat: Seat | null): void => {
    this.uncovered = seat;
    this.scene = null; // nothing of another seat's view stays on the screen
    this.past = [];
    this.lastTurn = 0;
    this.log = [];
    this.gone = new Set();
    this.touched = [];
    this.post({ type: 'uncover', seat });
  };

  // Hearing

  connect(): void {
    this.wire = connect(tableAddress(this.id), {
      heard: this.heard,
      link: (link) => {
        this.link = link;
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
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.seats = message.seats;
        this.you = message.you;
        this.begun = message.begun;
        this.rematch = message.rematch;
        this.chat = message.chat;
        this.trouble = null;
        if (this.hotseat && this.uncovered !== null) this.post({ type: 'uncover', seat: this.uncovered });
        return;
      case 'frame':
        if (!this.playing && !this.sending && sameQuestion(this.decision, message)) return this.absorb(message);
        this.queue.push(message);
        void this.pump();
        return;
      case 'refused':
      case 'why':
        return this.refused(message);
      case 'done':
        this.whys.delete(message.key);
        return;
      case 'presence':
        this.seats = this.seats.map((seat) => ({ ...seat, present: message.seats[seat.seat] ?? seat.present }));
        this.watchers = message.watchers;
        return;
      case 'chat':
        this.chat.push({ from: message.from, name: message.name, text: message.text, at: message.at });
        this.unread += 1;
        play('chat');
        return;
      case 'clock':
        this.clocks = Object.fromEntries(message.seats.map((one) => [one.seat, face(one.since, one.left)]));
        return;
      case 'seats':
        this.seats = message.seats;
        this.you = message.you;
        this.begun = message.begun;
        return;
      case 'rematch':
        this.rematch = message.table;
        return;
      case 'error':
        this.trouble = message.say;
        alertUser(this.speaker.say(message.say));
        return;
      case 'pong':
        return;
    }
  };

  private refused(message: Refused): void {
    const asked = this.whys.get(message.key);
    this.whys.delete(message.key);
    if (message.key === this.sending) {
      this.sending = null;
      this.touched = start(this.options);
    }
    if (!message.say) return;
    this.refusal = { say: message.say, clause: message.clause ?? '', at: asked?.at ?? null, thing: asked?.thing ?? '' };
    alertUser(this.speaker.say(message.say));
    play('refuse');
  }

  // Showing: one frame after the other, each with time to be seen

  private async pump(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) await this.show(frame);
    this.playing = false;
    this.hurried = false;
    this.telling = [];
    this.settle();
  }

  /** Others go on while I am asked the same as before: shown at once, and what I have touched stays touched. */
  private absorb(frame: Frame): void {
    const events = this.remember(frame);
    this.change = compare(this.scene, frame.scene);
    this.scene = frame.scene;
    this.frame = frame;
    this.note(this.change);
    for (const event of events) announce(this.speaker.say(event.say));
  }

  private async show(frame: Frame): Promise<void> {
    const first = this.scene === null;
    const mine = this.sending !== null;
    const events = this.remember(frame);
    if (events.length) this.sending = null;
    this.touched = [];
    if (first) return this.present(frame, frame.scene, [], mine);
    let told = 0;
    for (const beat of frame.beats ?? []) {
      await this.present(frame, beat.scene, events.slice(told, beat.events), mine && told === 0);
      told = beat.events;
    }
    await this.present(frame, frame.scene, events.slice(told), mine && told === 0);
  }

  private async present(frame: Frame, scene: Scene, events: TableEvent[], mine: boolean): Promise<void> {
    const change = this.scene === null || this.rewinding ? nothing() : compare(this.scene, scene);
    this.change = change;
    this.scene = scene;
    this.frame = frame;
    this.note(change);
    if (mine) this.learnGhost(this.sent, change);
    this.telling = mine && events.length < 3 ? [] : events;
    for (const event of events) announce(this.speaker.say(event.say));
    if (events.length) play('move');
    await this.pause(dwell(change, this.telling));
  }

  /** Into the log, and into what can be shown again; what an undo took back leaves the log. */
  private remember(frame: Frame): TableEvent[] {
    const kept = this.log.filter((event) => event.number < frame.from);
    if (kept.length !== this.log.length || frame.events.length) this.log = [...kept, ...frame.events];
    this.past.push(frame);
    if (this.past.length > KEPT) {
      this.past.shift();
      this.lastTurn = Math.max(0, this.lastTurn - 1);
    }
    return frame.events;
  }

  /** Places where something was lost and nothing has come in its stead. */
  private note(change: Change): void {
    const standing = new Set(this.scene?.pieces.map((piece) => piece.on));
    const lost = [...this.gone, ...change.went.map((piece) => piece.on)];
    this.gone = new Set(lost.filter((place) => !standing.has(place)));
  }

  private settle(): void {
    this.sending = null;
    this.asking = null;
    this.touched = start(this.options);
    for (const option of this.options) for (const token of option.path) this.kinds.add(kindOf(token));
    if (this.decision && this.passOption && this.passing.has(sayId(this.decision.prompt))) this.play(this.passOption);
    else if (this.decision) {
      announce(this.speaker.say(this.decision.prompt));
      play('turn');
    } else if (this.frame?.outcome) {
      announce(this.speaker.say(this.frame.outcome.why));
      play('end');
    }
  }

  private pause(time: number): Promise<void> {
    if (!time || this.hurried || document.hidden) return Promise.resolve();
    const wait = still() || settings.fast ? Math.min(120, time) : time;
    return new Promise((resolve) => {
      const timer = setTimeout(done, wait);
      const skip = done;
      this.skip = skip;
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
    });
  }

  /** No more waiting until everything that has arrived is shown. */
  hurry = (): void => {
    if (!this.playing) return;
    this.hurried = true;
    this.skip?.();
  };

  // Windows one does not want to be asked in again

  private passing = $state.raw<ReadonlySet<string>>(new Set()); // ids of prompts

  readonly passOption = $derived(this.options.find((option) => option.path.join() === 'button:pass') ?? null);

  readonly passes = $derived(this.passing.size > 0);

  alwaysPass = (): void => {
    if (!this.decision || !this.passOption) return;
    this.passing = new Set([...this.passing, sayId(this.decision.prompt)]);
    this.play(this.passOption);
  };

  askAgain = (): void => {
    this.passing = new Set();
  };

  // Since my last turn

  private markTurn(): void {
    this.lastTurn = this.past.length;
    this.gone = new Set();
  }

  readonly canReplay = $derived.by(() => this.frame !== null && !this.playing && this.past.length - this.lastTurn > 1);

  /** Show again what happened since I last moved. */
  replay = async (): Promise<void> => {
    const frames = this.past.slice(this.lastTurn);
    const [from, ...since] = frames;
    if (!from || this.playing || !since.length) return;
    const asked = this.touched;
    this.playing = true;
    this.rewinding = true;
    await this.present(from, from.scene, [], true);
    this.rewinding = false;
    await this.pause(500);
    for (const frame of since) {
      for (const beat of frame.beats ?? []) await this.present(frame, beat.scene, [], false);
      await this.present(frame, frame.scene, frame.events, false);
    }
    this.playing = false;
    this.hurried = false;
    this.telling = [];
    this.touched = asked;
    if (this.queue.length) void this.pump();
  };
}

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
