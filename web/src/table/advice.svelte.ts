/** What the strongest bot would do in one's place: asked for, thought about, shown until one answers. */

import { announce } from '../ui/live.svelte';
import type { Answer } from '../wire/messages';
import type { TableState } from './state.svelte';

export class Advice {
  private asked = $state.raw(-1); // the number of the question that is being thought about
  private told = $state.raw<{ number: number; hint: Answer<'hint'> } | null>(null);
  private failed = $state(-1);

  constructor(private readonly table: TableState) {}

  private get number(): number {
    return this.table.sending ? -1 : (this.table.decision?.number ?? -1);
  }

  /** May one ask here and now? */
  get offered(): boolean {
    return this.number >= 0 && this.table.welcome?.hints === true;
  }

  get thinking(): boolean {
    return this.offered && this.asked === this.number;
  }

  get nothing(): boolean {
    return this.offered && this.failed === this.number;
  }

  /** What was said about the question that stands. */
  get hint(): Answer<'hint'> | null {
    return this.offered && this.told?.number === this.number ? this.told.hint : null;
  }

  /** The answer, in words. */
  get words(): string {
    const { speaker, options, word } = this.table;
    const { path } = this.hint ?? { path: [] };
    const option = options.find((one) => one.path.join(' ') === path.join(' '));
    return option ? speaker.say(option.say) : path.map(word).join(', ');
  }

  ask = async (): Promise<void> => {
    const decision = this.table.decision;
    if (!this.offered || this.thinking || !decision) return;
    const { seat, number } = decision;
    [this.asked, this.failed] = [number, -1];
    const hint = await this.table.inquire<'hint'>({ type: 'hint', seat, number });
    if (this.asked === number) this.asked = -1;
    if (hint) this.told = { number, hint };
    else this.failed = number;
    if (this.hint) announce(`${this.words} ${this.table.speaker.say(hint?.say)}`);
  };

  dismiss = (): void => {
    this.told = null;
    this.failed = -1;
  };
}
