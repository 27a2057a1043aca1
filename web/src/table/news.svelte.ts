/** What hits me waits: gathered while it is shown, and put on a card that stays until it is pressed. */

import { diceOf } from '../ui/dice';
import { settings } from '../ui/settings.svelte';
import type { TableEvent } from '../wire/messages';

const BRIEF = 4000; // milliseconds, for whoever does not want to press
const LINE = 1000; // and for every further line

export class News {
  card = $state.raw<TableEvent[] | null>(null); // what stands over the board now
  wanted = false; // somebody here shows cards

  private gathered: TableEvent[] = [];
  private pressed: (() => void) | null = null;
  private standing: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Keep what hits me; of what I did myself only what dice have decided. */
  gather(events: readonly TableEvent[], mine: boolean): void {
    if (!this.wanted || settings.news === 'off') return;
    const told = belonging(events);
    if (!mine || told.some((event) => diceOf(event.say).length)) this.gathered.push(...told);
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
    this.gathered = this.gathered.filter((event) => event.number < from);
    const left = this.card?.filter((event) => event.number < from) ?? [];
    if (left.length) this.card = left;
    else this.close();
  }

  clear(): void {
    this.gathered = [];
    this.close();
  }
}

/** What hits me, with what came of it and the dice that fell meanwhile. */
export function belonging(events: readonly TableEvent[]): TableEvent[] {
  const first = events.findIndex((event) => event.hits);
  const last = events.findLastIndex((event) => event.hits);
  const told = new Set<number>();
  return events.filter((event, at) => {
    const rolled = first >= 0 && at > first && at < last && diceOf(event.say).length > 0;
    const belongs = event.hits || ((rolled || told.has(event.cause)) && !event.noise && !event.turn);
    if (belongs) told.add(event.number);
    return belongs;
  });
}
