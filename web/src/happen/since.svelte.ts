/** What happened since my last turn: gathered from the story, opened by itself or by hand. */

import type { TableState } from '../table/state.svelte';
import { settings } from '../ui/settings.svelte';
import { areOthersDone, doingsOf, lastOwn, seatOf } from '../ui/turns';
import type { TableEvent } from '../wire/messages';

const FEW = 3; // lines that one has just seen oneself

export class Since {
  private wanted = $state<number | null>(null); // by hand: the summary that began after this event
  private put = $state<number | null>(null); // away

  constructor(
    private readonly table: TableState,
    private readonly phone: () => boolean, // where it is opened by hand only
  ) {}

  /** The last event of my own doing; before my first turn -1. */
  readonly from = $derived.by((): number => {
    const { viewer, screen, log } = this.table;
    if (viewer === null) return Infinity;
    return screen.since < 0 ? lastOwn(log, viewer) : screen.since;
  });

  readonly events = $derived.by((): TableEvent[] => (this.table.playing ? [] : this.table.log.filter((event) => event.number > this.from || this.isBeside(event))));

  /** What others decided at the same time as I did last. */
  private isBeside(event: TableEvent): boolean {
    const { together } = this.table.screen;
    const seat = seatOf(event);
    return together !== null && event.number >= together && seat !== null && seat !== this.table.viewer;
  }

  private readonly lines = $derived.by(
    (): number => doingsOf(this.events).filter((one) => one.seat !== this.table.viewer).reduce((sum, one) => sum + one.events.length, 0),
  );

  /** There is something to sum up. */
  readonly some = $derived.by((): boolean => this.lines > 0);

  readonly open = $derived.by((): boolean => {
    const { screen, viewer, decision } = this.table;
    if (screen.news.card || !this.some) return false;
    if (this.wanted === this.from) return true;
    const told = this.from >= 0 || (viewer !== null && areOthersDone(this.events, viewer)); // a table that is only set up needs no summary
    return settings.summary && !this.phone() && told && this.lines > FEW && decision !== null && this.put !== this.from;
  });

  close = (): void => {
    this.put = this.from;
    this.wanted = null;
  };

  /** By hand: open it, or put it away. */
  toggle = (): void => {
    if (this.open) this.close();
    else this.wanted = this.from;
  };
}
