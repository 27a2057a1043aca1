/** What the strongest bot would do in one's place: asked for, thought about, shown until one answers. */

import { announce } from '../ui/live.svelte';
import type { Answer } from '../wire/messages';
import type { TableState } from './state.svelte';

export class Advice {
  private asked = $state.raw(''); // the question that is being thought about
  private told = $state.raw<{ question: string; hint: Answer<'hint'> } | null>(null);
  private failed = $state('');

  constructor(private readonly table: TableState) {}

  /** The question that stands, and whose it is: two at one screen may count alike. */
  private get question(): string {
    const { decision, sending } = this.table;
    return decision && !sending ? `${decision.seat} ${decision.number}` : '';
  }

  /** May one ask here and now? */
  get offered(): boolean {
    return this.question !== '' && !this.table.planning.asks && this.table.welcome?.hints === true;
  }

  get thinking(): boolean {
    return this.offered && this.asked === this.question;
  }

  get nothing(): boolean {
    return this.offered && this.failed === this.question;
  }

  /** What was said about the question that stands. */
  get hint(): Answer<'hint'> | null {
    return this.offered && this.told?.question === this.question ? this.told.hint : null;
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
    const [question, { seat, number }] = [this.question, decision];
    [this.asked, this.failed] = [question, ''];
    const hint = await this.table.inquire<'hint'>({ type: 'hint', seat, number });
    if (this.asked === question) this.asked = '';
    if (hint) this.told = { question, hint };
    else this.failed = question;
    if (this.hint) announce(`${this.words} ${this.table.speaker.say(hint?.say)}`);
  };

  dismiss = (): void => {
    this.told = null;
    this.failed = '';
  };
}
