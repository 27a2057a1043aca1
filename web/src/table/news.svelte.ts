/** What hits me waits: gathered while it is shown, and put on a card that stays until it is pressed. */

import { diceOf } from '../ui/dice';
import { settings } from '../ui/settings.svelte';
import type { TableEvent } from '../wire/messages';
import { cardOf } from '../wire/say';

const BRIEF = 4000; // milliseconds, for whoever does not want to press
const LINE = 1000; // and for every further line

export class News {
  card = $state.raw<TableEvent[] | null>(null); // what stands over the board now
  wanted = false; // somebody here shows cards

  private gathered: TableEvent[] = [];
  private readonly cards = new Map<number, TableEvent>(); // by what they brought about: that may take several answers
  private pressed: (() => void) | null = null;
  private standing: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Keep what hits me; of what I did myself only what dice have decided, and what a card that hits all brings about. */
  gather(events: readonly TableEvent[], mine: boolean): void {
    if (!this.wanted || settings.news === 'off') return;
    const told = belonging(events, this.cards);
    for (const event of told) {
      const card = event.hits && cardOf(event.say) ? event : this.cards.get(event.cause);
      if (card) this.cards.set(event.number, card);
    }
    if (mine && !told.some((event) => diceOf(event.say).length || this.cards.has(event.number))) return;
    for (const event of told) {
      const card = this.cards.get(event.number); // what came of it later is told with the card itself
      if (card && !this.stands(card)) this.gathered.push(card);
      if (!this.stands(event)) this.gathered.push(event);
    }
  }

  private stands(event: TableEvent): boolean {
    return [...(this.card ?? []), ...this.gathered].some((one) => one.number === event.number);
  }

  get waiting(): boolean {
    return this.gathered.length > 0;
  }

  /** Put what was gathered on the card, and wait until it is read. */
  open(): Promise<void> {
    if (!this.gathered.length) return this.standing;
    this.card = [...(this.card ?? []), ...this.gathered];
    this.gathered = [];
    if (!this.pressed) this.standing = new Promise((resolve) => (this.pressed = resolve));
    clearTimeout(this.timer);
    if (settings.news === 'brief') this.timer = setTimeout(this.close, BRIEF + LINE * (this.card.length - 1));
    return this.standing;
  }

  close = (): void => {
    clearTimeout(this.timer);
    this.card = null;
    this.pressed?.();
    this.pressed = null;
  };

  /** What was taken back has not happened. */
  forget(from: number): void {
    for (const number of this.cards.keys()) if (number >= from) this.cards.delete(number);
    this.gathered = this.gathered.filter((event) => event.number < from);
    const left = this.card?.filter((event) => event.number < from) ?? [];
    if (left.length) this.card = left;
    else this.close();
  }

  clear(): void {
    this.gathered = [];
    this.cards.clear();
    this.close();
  }
}

/** What hits me, with what came of it (and of these, told before) and the dice that fell meanwhile. */
export function belonging(events: readonly TableEvent[], before: ReadonlyMap<number, TableEvent> = new Map()): TableEvent[] {
  const first = events.findIndex((event) => event.hits);
  const last = events.findLastIndex((event) => event.hits);
  const told = new Set<number>();
  return events.filter((event, at) => {
    const rolled = first >= 0 && at > first && at < last && diceOf(event.say).length > 0;
    const belongs = event.hits || ((rolled || told.has(event.cause) || before.has(event.cause)) && !event.noise && !event.turn);
    if (belongs) told.add(event.number);
    return belongs;
  });
}
