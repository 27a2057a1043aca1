/** The analysis of a replay: asked for, followed while it goes on, and put in order. */

import { api, type AnalysisInfo, type CurveInfo, type JudgedInfo } from '../wire/http';
import type { Seat } from '../wire/scene';

export type Quality = JudgedInfo['verdict'];

export const QUALITIES: Quality[] = ['best', 'good', 'doubtful', 'mistake'];

const AGAIN = 1500; // milliseconds until one asks again how far it is
const PATIENCE = 6000; // where others come first

/** What one seat has done well and badly, and what chance has done for it; all of a chance to win of 1. */
export interface Tally {
  seat: Seat;
  luck: number;
  lost: number; // by doubtful answers and mistakes
  counts: Record<Quality, number>;
  judged: boolean;
}

export const isWeak = (judged: JudgedInfo): boolean => judged.verdict === 'doubtful' || judged.verdict === 'mistake';

/** What a seat's answers were worth so far. */
export function tallied(curve: CurveInfo | null, judged: readonly JudgedInfo[], seats: number, judges: readonly Seat[]): Tally[] {
  return Array.from({ length: seats }, (_, seat) => {
    const mine = judged.filter((one) => one.seat === seat);
    const counts = Object.fromEntries(QUALITIES.map((quality) => [quality, mine.filter((one) => one.verdict === quality).length])) as Record<Quality, number>;
    return {
      seat,
      luck: (curve?.points ?? []).reduce((sum, point) => sum + (point.luck[seat] ?? 0), 0),
      lost: mine.filter(isWeak).reduce((sum, one) => sum + one.cost, 0),
      counts,
      judged: judges.includes(seat),
    };
  });
}

/** A stretch of the match in which somebody's chance changed a lot. */
export interface Swing {
  from: number; // the frame before it
  to: number;
  seat: Seat; // whose chance changed most
  before: number;
  after: number;
  luck: number;
}

export function swings(curve: CurveInfo): Swing[] {
  return curve.turning.flatMap((index) => {
    const [before, after] = [curve.points[index - 1], curve.points[index]];
    if (!before || !after) return [];
    const changes = after.chances.map((chance, seat) => Math.round(1e4 * Math.abs(chance - (before.chances[seat] ?? 0))));
    const seat = changes.indexOf(Math.max(...changes));
    return [{ from: before.at, to: after.at, seat, before: before.chances[seat] ?? 0, after: after.chances[seat] ?? 0, luck: after.luck[seat] ?? 0 }];
  });
}

export class Review {
  info = $state.raw<AnalysisInfo | null>(null);
  curve = $state.raw<CurveInfo | null>(null);
  judged = $state.raw<JudgedInfo[]>([]);
  trouble = $state.raw<unknown>(null); // why it is not there
  focus = $state<number | null>(null); // the answer whose better one is shown on the board
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(readonly id: string) {}

  get over(): boolean {
    return this.info !== null && this.info.done !== null && (this.info.failed || this.info.done >= this.info.answers);
  }

  /** The answer that was asked for in a frame. */
  at(frame: number): JudgedInfo | null {
    return this.judged.find((one) => one.at === frame) ?? null;
  }

  /** The next answer that is worth a look, or the one before. */
  weak(from: number, by: 1 | -1): JudgedInfo | null {
    const all = this.judged.filter(isWeak).filter((one) => (by > 0 ? one.at > from : one.at < from));
    return (by > 0 ? all[0] : all.at(-1)) ?? null;
  }

  /** Have it done, if it is not, and follow it. */
  start = async (): Promise<void> => {
    this.trouble = null;
    await this.take(() => api.analyse(this.id), -1);
  };

  stop = (): void => {
    this.gone = true;
    clearTimeout(this.timer);
  };

  private async take(ask: () => Promise<AnalysisInfo>, from: number): Promise<void> {
    try {
      const found = await ask();
      if (this.gone) return;
      if (found.curve) this.curve = found.curve;
      this.judged = [...this.judged.filter((one) => one.at < from), ...found.judged.flat()];
      this.info = found;
    } catch (error) {
      this.trouble = error;
      return;
    }
    if (!this.over) this.timer = setTimeout(() => void this.follow(), this.info?.before ? PATIENCE : AGAIN);
  }

  private async follow(): Promise<void> {
    const done = this.info?.done ?? -1;
    await this.take(() => api.analysis(this.id, done), done);
  }
}
