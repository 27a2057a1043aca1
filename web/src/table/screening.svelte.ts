/** Shows frames one after the other, each with time to be seen, and those since one's last turn again. */

import { announce } from '../ui/live.svelte';
import { painted } from '../ui/painted';
import { settings, still } from '../ui/settings.svelte';
import { play } from '../ui/sound';
import { turnsOf } from '../ui/turns';
import type { Speaker } from '../texts/speech.svelte';
import type { Frame, TableEvent } from '../wire/messages';
import type { Scene } from '../wire/scene';
import { type Change, compare, nothing } from './compare';
import { News } from './news.svelte';
import { dwell, followed } from './pace';

const KEPT = 120; // frames to look back at
const CROWD = 24; // so many frames waiting are more than anybody wants to sit through

/** Whoever sits before the screen. */
export interface Audience {
  readonly speaker: Speaker;
  opens(frame: Frame): boolean; // a frame is about to be shown; is it the answer to a move of mine?
  saw(change: Change): void; // what my own move has changed
  settles(): void; // nothing more to show
}

export class Screening {
  frame = $state.raw<Frame | null>(null); // the one shown
  scene = $state.raw<Scene | null>(null);
  change = $state.raw<Change>(nothing());
  gone = $state.raw<ReadonlySet<string>>(new Set()); // places that lost something since my last turn
  latest = $state.raw<ReadonlySet<string>>(new Set()); // places where the last move has changed something
  log = $state.raw<TableEvent[]>([]);
  telling = $state.raw<TableEvent[]>([]); // the events being shown
  playing = $state(false);
  paused = $state(false); // somebody who looks on has stopped the show
  behind = $state(0); // frames that have come meanwhile
  since = $state(-1); // the last event of my own doing
  together = $state<number | null>(null); // from this event on others decided at the same time as I did
  readonly news = new News();

  private queue: Frame[] = [];
  private pumping = false;
  private going: (() => void) | null = null; // on from a pause
  private looked: number | null = null; // in `past`: what is looked at again during a pause
  private past: Frame[] = [];
  private turns: number[] = []; // in `past`: where I answered, the last one at the end
  private skip: (() => void) | null = null;
  private answered: Promise<void> | null = null; // once it is seen that I have
  private hurried = false;
  private rewinding = false; // back to an earlier scene: nothing moves

  constructor(private readonly audience: Audience) {}

  /** Show it when its time has come. */
  enqueue(frame: Frame): void {
    this.queue.push(frame);
    this.behind = this.queue.length;
    void this.pump();
  }

  /** Shown at once: others go on while I am asked the same as before (what I have touched stays touched), or too much waits. */
  absorb(frame: Frame): void {
    const same = frame.scene === this.scene && !frame.events.length; // nothing to see: it says more of the same question
    if (same) this.amend(frame);
    else this.remember(frame);
    const events = same ? [] : frame.events;
    this.tell(events);
    this.change = compare(this.scene, frame.scene);
    this.scene = frame.scene;
    this.frame = frame;
    this.note(this.change);
    this.read(events);
    this.news.gather(events, false);
    if (!this.pumping) void this.news.open();
  }

  /** Nothing of this view stays on the screen, or can be shown again. */
  clear(): void {
    this.scene = null;
    this.past = [];
    this.turns = [];
    this.log = [];
    this.since = -1;
    this.together = null;
    this.news.clear();
    this.gone = new Set();
    this.latest = new Set();
  }

  /** No more waiting until everything that has arrived is shown. */
  hurry = (): void => {
    if (!this.playing || this.paused) return;
    this.hurried = true;
    this.skip?.();
  };

  /** I have answered: from here on it is "since my last turn". */
  markTurn(): void {
    this.answered = painted();
    this.turns.push(this.past.length);
    this.gone = new Set();
  }

  readonly canReplay = $derived.by(() => this.frame !== null && !this.playing && this.past.length - this.lastTurn > 1);

  private get lastTurn(): number {
    return this.turns.at(-1) ?? 0;
  }

  /** Show again what happened since I last moved. */
  async replay(): Promise<void> {
    const since = this.past.slice(this.lastTurn);
    const from = this.past[this.lastTurn - 1] ?? since.shift(); // what my answer brought about belongs to it
    if (!from || this.playing || this.pumping || !since.length) return;
    this.playing = true;
    this.rewinding = true;
    await this.present(from, from.scene, [], true);
    this.rewinding = false;
    await this.wait(500);
    for (const frame of since) await this.unfold(frame, false);
    this.rest();
    if (this.queue.length) void this.pump();
  }

  // Stopping, for whoever looks on

  pause(): void {
    this.paused = true;
    this.skip?.();
  }

  /** On from where it was stopped. */
  resume(): void {
    this.paused = false;
    const last = this.past.at(-1);
    if (this.looked !== null && last) this.glance(last);
    this.looked = null;
    this.going?.();
  }

  /** To what is happening now. */
  catchUp(): void {
    if (this.playing) this.hurried = true;
    this.resume();
    this.skip?.();
  }

  /** During a pause: one frame on or back. */
  step(by: 1 | -1): void {
    const at = (this.looked ?? this.past.length - 1) + by;
    const frame = this.past[at];
    if (frame) {
      this.looked = at;
      this.glance(frame, by > 0);
    } else if (by > 0) {
      this.looked = null;
      this.going?.();
    }
  }

  readonly canStepBack = $derived.by(() => this.frame !== null && this.past.findIndex((one) => one === this.frame) > 0);

  readonly canStepOn = $derived.by(() => this.behind > 0 || (this.frame !== null && this.past.at(-1) !== this.frame));

  /** Something shown already, for a moment. */
  private glance(frame: Frame, moving = false): void {
    this.change = moving && this.scene ? compare(this.scene, frame.scene) : nothing();
    this.scene = frame.scene;
    this.frame = frame;
    this.telling = frame.events;
  }

  private async pump(): Promise<void> {
    if (this.pumping || this.playing) return;
    this.pumping = true;
    if (this.answered) await this.answered;
    this.answered = null;
    if (this.news.card) await this.news.open();
    this.playing = true;
    while (this.queue.length) {
      if (this.paused) await new Promise<void>((resolve) => (this.going = resolve));
      const frame = this.queue.shift();
      this.behind = this.queue.length;
      if (!frame) break;
      if (this.queue.length >= CROWD * (settings.pace === 'usual' ? 1 : 10)) this.absorb(frame);
      else await this.show(frame);
      if (this.queue.length && this.news.waiting && frame.events.some((event) => event.turn)) await this.interrupt();
    }
    this.rest();
    this.pumping = false;
    this.audience.settles();
    void this.news.open();
  }

  /** A turn is over in which I was hit: the next one waits until I have seen it, if I am looking. */
  private async interrupt(): Promise<void> {
    if (this.hurried || document.hidden) return;
    this.telling = [];
    await this.news.open();
  }

  private rest(): void {
    this.playing = false;
    this.hurried = false;
    this.telling = [];
  }

  private async show(frame: Frame): Promise<void> {
    const first = this.scene === null;
    const mine = this.audience.opens(frame);
    this.remember(frame);
    const theirs = mine ? frame.events.findIndex((event) => event.turn === 'opens') : 0; // with a new turn my doing ends
    const own = theirs < 0 ? frame.events : frame.events.slice(0, theirs);
    this.since = own.at(-1)?.number ?? this.since;
    if (own.length) this.together = this.begunTogether(own);
    if (!first) {
      this.news.gather(own, true);
      this.news.gather(frame.events.slice(own.length), false);
      return this.unfold(frame, mine);
    }
    this.tell(frame.events);
    await this.present(frame, frame.scene, [], mine);
  }

  /** Where all decide at once, and it is nobody's turn, my answer may be the one that shows what the others did. */
  private begunTogether(own: readonly TableEvent[]): number | null {
    const turn = turnsOf([...this.log, ...own]).at(-1);
    if (!turn?.head || turn.seat !== null) return null;
    return this.together !== null && this.together > turn.key ? this.together : own[0]!.number;
  }

  /** Beat by beat, each with the events that led to it. */
  private async unfold(frame: Frame, mine: boolean): Promise<void> {
    const { events } = frame;
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
    if (events.length && change.places.length) this.latest = new Set(change.places);
    if (mine) this.audience.saw(change);
    this.tell(events);
    this.telling = mine && events.length < 3 ? [] : events;
    this.read(events);
    if (events.length) play('move');
    await this.wait(mine ? dwell(change, this.telling) : followed(dwell(change, this.telling), this.telling));
  }

  private read(events: TableEvent[]): void {
    for (const event of events) announce(this.audience.speaker.say(event.say));
  }

  /** Into the log, as it is shown; what is shown again is there already. */
  private tell(events: readonly TableEvent[]): void {
    const last = this.log.at(-1)?.number ?? -1;
    const news = events.filter((event) => event.number > last);
    if (news.length) this.log = [...this.log, ...news];
  }

  /** Into what can be shown again; what an undo took back leaves it, and the log. */
  private remember(frame: Frame): void {
    if (this.log.some((event) => event.number >= frame.from)) this.forget(frame);
    this.past.push(frame);
    if (this.past.length > KEPT) {
      this.past.shift();
      this.turns = this.turns.flatMap((at) => (at > 0 ? [at - 1] : []));
    }
  }

  /** Back to before some events: the frames that told them never were, nor the answers that led to them. */
  private forget(frame: Frame): void {
    this.log = this.log.filter((event) => event.number < frame.from);
    this.since = Math.min(this.since, frame.from - 1);
    if (this.together !== null && this.together >= frame.from) this.together = null;
    this.news.forget(frame.from);
    const first = this.past.findIndex((one) => one.events.some((event) => event.number >= frame.from));
    if (first >= 0) this.past.length = first;
    this.turns = this.turns.filter((at) => at < this.past.length);
    this.gone = new Set();
    this.latest = new Set();
  }

  /** The same moment, with more said about its question: shown again, it ends with all of it. */
  private amend(frame: Frame): void {
    const last = this.past.at(-1);
    if (last) this.past[this.past.length - 1] = { ...frame, events: last.events, beats: last.beats, from: last.from };
  }

  /** Places where something was lost and nothing has come in its stead. */
  private note(change: Change): void {
    const standing = new Set(this.scene?.pieces.map((piece) => piece.on));
    const lost = [...this.gone, ...change.went.map((piece) => piece.on)];
    this.gone = new Set(lost.filter((place) => !standing.has(place)));
  }

  private wait(time: number): Promise<void> {
    if (!time || this.hurried || this.paused || document.hidden) return Promise.resolve();
    const wait = still() || settings.fast ? Math.min(120, time) : time;
    return new Promise((resolve) => {
      const timer = setTimeout(done, wait);
      this.skip = done;
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
    });
  }
}
