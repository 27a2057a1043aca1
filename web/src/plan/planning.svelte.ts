/** Answers laid down for my next turn, while others have theirs: what lies there, and the question that comes next. */

import { announce } from '../ui/live.svelte';
import type { Answer, Decision, Plan } from '../wire/messages';
import type { TableState } from '../table/state.svelte';

export class Planning {
  told = $state.raw<Plan | null>(null); // what lies there, as the server keeps it
  busy = $state(false);
  private next = $state.raw<Decision | null>(null); // what I would be asked after it; null: I lay nothing down
  private laying = $state(false);

  constructor(private readonly table: TableState) {}

  /** Do I lay answers down just now? Not when I am asked, or the table has moved on to where I cannot. */
  get open(): boolean {
    return this.laying && this.possible;
  }

  /** May I plan here and now? */
  get possible(): boolean {
    const { frame, viewer, hotseat, asked, playing } = this.table;
    return !hotseat && !playing && viewer !== null && !asked.length && frame?.plan === true;
  }

  /** The question that is answered ahead. */
  get asks(): Decision | null {
    return this.open ? this.next : null;
  }

  get answers(): Plan['answers'] {
    return this.told?.answers ?? [];
  }

  get dropped(): Plan['dropped'] {
    return this.told?.dropped ?? null;
  }

  heard(plan: Plan): void {
    this.told = plan;
  }

  begin = (): Promise<void> => this.put(this.answers.map((one) => one.path));

  lay = (path: string[]): Promise<void> => this.put([...this.answers.map((one) => one.path), path]);

  takeBack = (): Promise<void> => this.put(this.answers.slice(0, -1).map((one) => one.path));

  /** Nothing is planned any more, nor said about what was. */
  async forget(): Promise<void> {
    await this.put([]);
    this.finish();
  }

  finish = (): void => {
    this.close();
    this.table.startAgain();
  };

  close(): void {
    this.laying = false;
    this.next = null;
  }

  private async put(answers: string[][]): Promise<void> {
    const seat = this.table.viewer;
    if (seat === null || this.busy) return;
    this.busy = true;
    const plan: Answer<'plan'> | null = await this.table.inquire<'plan'>({ type: 'plan', seat, answers });
    this.busy = false;
    if (!plan) return this.finish();
    [this.told, this.next, this.laying] = [plan, plan.asks, true];
    this.table.startAgain();
    if (plan.asks) announce(this.table.speaker.say(plan.asks.prompt));
  }
}
