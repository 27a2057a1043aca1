/** What the answer under the pointer, the focus or a held finger would bring: asked of the server, the last one wins. */

import { narrow, touch } from '../table/narrow';
import type { Question } from '../table/inquiry';
import type { Speaker } from '../texts/speech.svelte';
import { announce } from '../ui/live.svelte';
import { settings } from '../ui/settings.svelte';
import type { Decision, Foreseen, Frame, Option } from '../wire/messages';
import { patched } from '../wire/patch';
import { type Scene, type Touchable, tokensOf } from '../wire/scene';
import { isBlank, type Signs, signs } from './signs';

export interface Glimpse {
  option: Option;
  told: Foreseen;
  signs: Signs;
}

/** Whoever sits at the table. */
export interface Asker {
  readonly frame: Frame | null;
  readonly scene: Scene | null;
  readonly decision: Decision | null;
  readonly options: Option[];
  readonly touched: string[];
  readonly sending: string | null;
  readonly speaker: Speaker;
  inquire(question: Question<'preview'>): Promise<Foreseen | null>;
}

const REST = 50; // milliseconds: a pointer that only passes asks nothing, and one that rests is told within a tenth of a second

export class Previews {
  private seen = $state.raw<{ frame: Frame; glimpse: Glimpse } | null>(null);
  private known = new Map<string, Glimpse>(); // by the path, while the question stands
  private of: Frame | null = null; // the frame they are known for
  private wanted: Option | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Asker) {}

  /** What is to be shown now. */
  get glimpse(): Glimpse | null {
    const { frame, sending } = this.table;
    return this.seen && this.seen.frame === frame && !sending ? this.seen.glimpse : null;
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
    if (!option || !settings.preview) {
      this.seen = null;
      return;
    }
    const known = this.of === this.table.frame ? this.known.get(option.path.join(' ')) : undefined;
    if (known) this.show(known, aloud);
    else this.timer = setTimeout(() => void this.ask(option, aloud), REST);
  };

  private async ask(option: Option, aloud: boolean): Promise<void> {
    const { frame, scene, decision } = this.table;
    if (!decision || !frame || !scene || this.wanted !== option) return;
    const told = await this.table.inquire({ type: 'preview', seat: decision.seat, number: decision.number, path: option.path });
    if (!told || this.table.frame !== frame) return;
    if (this.of !== frame) {
      this.known.clear();
      this.of = frame;
    }
    const glimpse = { option, told, signs: signs(scene, patched(scene, told.patch)) };
    this.known.set(option.path.join(' '), glimpse);
    if (this.wanted === option) this.show(glimpse, aloud);
  }

  private show(glimpse: Glimpse, aloud: boolean): void {
    const { frame, speaker } = this.table;
    if (!frame) return;
    this.seen = { frame, glimpse };
    if (aloud) announce(glimpse.told.lines.map((line) => speaker.say(line.say)).join(' '));
  }
}

/** Is there anything to be read or seen? */
export const tells = ({ told, signs }: Glimpse): boolean => told.lines.length > 0 || told.chance !== null || told.hidden || !isBlank(signs);
