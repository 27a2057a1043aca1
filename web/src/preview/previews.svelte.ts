/** What the answer under the pointer, the focus or a held finger would bring: asked of the server, the last one wins. */

import { narrow, touch } from '../table/narrow';
import type { Question } from '../table/inquiry';
import type { Speaker } from '../texts/speech.svelte';
import { announce } from '../ui/live.svelte';
import { settings } from '../ui/settings.svelte';
import type { Decision, Foreseen, Option } from '../wire/messages';
import { patched } from '../wire/patch';
import { type Scene, type Seat, type Touchable, tokensOf } from '../wire/scene';
import { isBlank, type Signs, signs } from './signs';

export interface Glimpse {
  option: Option;
  told: Foreseen;
  signs: Signs;
}

/** A question, and the scene it was asked at. */
interface Moment {
  scene: Scene;
  seat: Seat;
  number: number;
}

/** Whoever sits at the table. */
export interface Asker {
  readonly scene: Scene | null;
  readonly decision: Decision | null;
  readonly options: Option[];
  readonly touched: string[];
  readonly sending: string | null;
  readonly ahead?: boolean; // is an answer laid down for later? The table will have changed by then
  readonly speaker: Speaker;
  inquire(question: Question<'preview'>): Promise<Foreseen | null>;
}

const REST = 50; // milliseconds: a pointer that only passes asks nothing, and one that rests is told within a tenth of a second

export class Previews {
  waiting = $state(false); // until somebody can see them
  private seen = $state.raw<{ moment: Moment; glimpse: Glimpse } | null>(null);
  private known = new Map<string, Glimpse>(); // by the path, while the question stands
  private of: Moment | null = null; // the question they are known for
  private wanted: Option | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Asker) {}

  /** What is to be shown now. A frame that says more of the same question takes nothing away. */
  get glimpse(): Glimpse | null {
    return this.seen && !this.waiting && !this.table.sending && this.stands(this.seen.moment) ? this.seen.glimpse : null;
  }

  private stands(moment: Moment | null): boolean {
    const { scene, decision } = this.table;
    return moment !== null && moment.scene === scene && moment.seat === decision?.seat && moment.number === decision.number;
  }

  /** Somebody points at something, or at nothing any more. `aloud`: they go by keys, and are told. */
  consider = (thing: Touchable | null, aloud = false): void => {
    if (!thing) return this.weigh(null);
    const path = touch(this.table.options, this.table.touched, tokensOf(thing));
    this.lean(path, aloud);
  };

  /** The same, of an answer that begins so, if that settles it. */
  lean = (path: readonly string[] | null, aloud = false): void => {
    const left = path ? narrow(this.table.options, path) : [];
    this.weigh(left.length === 1 ? (left[0] ?? null) : null, aloud);
  };

  weigh = (option: Option | null, aloud = false): void => {
    if (option === this.wanted) return;
    clearTimeout(this.timer);
    this.wanted = option;
    if (!option || !settings.preview || this.table.ahead) {
      this.seen = null;
      return;
    }
    const known = this.stands(this.of) ? this.known.get(option.path.join(' ')) : undefined;
    if (known && this.of) this.show(this.of, known, aloud);
    else this.timer = setTimeout(() => void this.ask(option, aloud), REST);
  };

  private async ask(option: Option, aloud: boolean): Promise<void> {
    const { scene, decision } = this.table;
    if (!decision || !scene || this.wanted !== option) return;
    const moment = { scene, seat: decision.seat, number: decision.number };
    const told = await this.table.inquire({ type: 'preview', seat: moment.seat, number: moment.number, path: option.path });
    if (!told || !this.stands(moment)) return;
    if (!this.stands(this.of)) this.known.clear();
    this.of = moment;
    const glimpse = { option, told, signs: signs(scene, patched(scene, told.patch)) };
    this.known.set(option.path.join(' '), glimpse);
    if (this.wanted === option) this.show(moment, glimpse, aloud);
  }

  private show(moment: Moment, glimpse: Glimpse, aloud: boolean): void {
    this.seen = { moment, glimpse };
    if (aloud) void this.say(moment, glimpse);
  }

  private async say({ scene }: Moment, glimpse: Glimpse): Promise<void> {
    const { aloud } = await import('./words');
    if (this.glimpse === glimpse) announce(aloud(glimpse, scene, this.table.speaker));
  }
}

/** Is there anything to be read or seen? */
export const tells = ({ told, signs }: Glimpse): boolean => told.lines.length > 0 || told.asks !== null || told.chance !== null || told.hidden || !isBlank(signs);
