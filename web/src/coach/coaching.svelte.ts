/** The coach at a table: what it has told this person already, which of its kinds are on, and what it says now. */

import type { TableState } from '../table/state.svelte';
import { learnPart } from '../texts/speech.svelte';
import { settings, type Wish } from '../ui/settings.svelte';
import { api, type Known } from '../wire/http';
import type { CoachCard, Coached, Danger } from '../wire/messages';
import { type Say, sayId } from '../wire/say';
import type { Seat } from '../wire/scene';

export type Kind = 'cards' | 'explains' | 'dangers';
export const KINDS: readonly Kind[] = ['cards', 'explains', 'dangers'];

const TOLD = ['coach-want', 'coach-turn', 'coach-win']; // the keys of the cards
const PAUSE = 2500; // milliseconds without a question after which what was said about the last one goes

/** Whether a kind is on: for newcomers, unless they have said otherwise. */
export const isOn = (wish: Wish, newcomer: boolean): boolean => (wish === 'auto' ? newcomer : wish === 'on');

export class Coaching {
  known = $state.raw<Known | null>(null);
  cards = $state.raw<CoachCard[] | null>(null); // while they are looked at
  explains = $state.raw<{ prompt: string; say: Say; clause: string } | null>(null);
  dangers = $state.raw<Danger[]>([]);
  Notes = $state.raw<typeof import('./Notes.svelte').default | null>(null); // there as soon as there is something to read
  settled = $state(false); // what it has to say on arrival is there: the board is laid beside it and stays where it is

  private meeting: Promise<Known | null> | null = null;
  private arriving = $state(false);
  private told = new Set<string>();
  private asked = ''; // the question that was asked about last
  private to: Seat | null = null; // who was spoken to last
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: TableState,
    private readonly game: string,
  ) {}

  on = (kind: Kind): boolean => this.known !== null && isOn(settings.coach[kind], !this.known.finished);

  /** Somebody is about to sit down: find out what they know. */
  meet = (): Promise<Known | null> => (this.meeting ??= api.known(this.game).catch(() => (this.meeting = null)));

  /** Somebody plays here. */
  arrive = async (): Promise<void> => {
    if (this.known || this.arriving) return;
    this.arriving = true;
    try {
      const known = await this.meet();
      if (!known) return;
      this.told = new Set(known.told);
      this.known = known;
      if (this.on('cards') && !TOLD.every((key) => this.told.has(key))) await this.showCards();
      else await this.listen();
    } finally {
      this.arriving = false;
      this.settled = true;
    }
  };

  /** Its cards lie on everything else, or are on their way. */
  get first(): boolean {
    return this.arriving || this.cards !== null;
  }

  showCards = async (): Promise<void> => {
    const said = await this.ask();
    if (said?.cards.length) this.cards = said.cards;
  };

  putCardsAway = (): void => {
    this.cards = null;
    this.remember(TOLD);
  };

  /** A question has come up, or the last one is answered. */
  follow = (): void => void this.listen();

  private async listen(): Promise<void> {
    const decision = this.table.decision;
    clearTimeout(this.pause);
    if (!decision || this.table.viewer === null) {
      this.pause = setTimeout(this.hush, PAUSE);
      return;
    }
    if (this.to !== decision.seat) this.hush(); // at one screen: the danger of one is nobody else's business
    this.to = decision.seat;
    const prompt = sayId(decision.prompt);
    if (this.explains && this.explains.prompt !== prompt) this.understood();
    const question = `${decision.seat} ${decision.number} ${prompt}`;
    if (question === this.asked || !(this.on('dangers') || this.isNew(prompt))) return;
    this.asked = question;
    await this.hear(prompt, question);
  }

  /** One of the kinds is switched on or off. */
  switched = (): void => {
    this.asked = '';
    if (!this.on('explains')) this.explains = null;
    if (!this.on('dangers')) this.dangers = [];
    this.follow();
  };

  /** The explanation has been read. */
  understood = (): void => {
    if (this.explains) this.remember([`coach-${this.explains.prompt}`]);
    this.explains = null;
  };

  leave = (): void => clearTimeout(this.pause);

  private hush = (): void => {
    this.understood();
    this.dangers = [];
    this.asked = '';
  };

  private isNew = (prompt: string): boolean => this.on('explains') && !this.told.has(`coach-${prompt}`);

  private async hear(prompt: string, question: string): Promise<void> {
    const [said, { default: Notes }] = await Promise.all([this.ask(), import('./Notes.svelte')]);
    this.Notes = Notes;
    if (!said || said.prompt !== prompt || question !== this.asked) return;
    if (said.explains && this.isNew(prompt)) this.explains = { prompt, say: said.explains, clause: this.table.decision?.clause ?? '' };
    this.dangers = this.on('dangers') ? said.dangers : [];
  }

  private async ask(): Promise<Coached | null> {
    const seat = this.table.viewer;
    if (seat === null) return null;
    const [said] = await Promise.all([this.table.inquire<'coach'>({ type: 'coach', seat }), learnPart(this.game, 'coach')]);
    return said;
  }

  private remember(keys: string[]): void {
    const fresh = keys.filter((key) => !this.told.has(key));
    for (const key of fresh) this.told.add(key);
    if (fresh.length) void api.know(this.game, 'told', fresh).catch(() => {}); // then it is told once more
  }
}
