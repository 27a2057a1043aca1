/** The geometry of a small plot: scales, lines, and labels that do not lie on each other. */

import type { FigureInfo, TurnInfo } from '../wire/http';

/** Colour, mark and dashes tell seats apart: any two of them would do. */
const DASHES = ['', '8 4', '2 4', '10 4 2 4', '5 3', '14 3'] as const;

export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? '';

const ABOUT = 4; // steps of the scale
const STEPS = [1, 2, 5, 10];

/** Round numbers from the lowest to the highest value; zero is always among them. */
export function ticksOf(values: number[][]): number[] {
  const low = Math.min(0, ...values.flat());
  const high = Math.max(0, ...values.flat());
  const rough = Math.max((high - low) / ABOUT, Number.EPSILON);
  const power = 10 ** Math.floor(Math.log10(rough));
  const whole = values.flat().every(Number.isInteger);
  const step = Math.max((STEPS.find((one) => one * power >= rough) ?? 10) * power, whole ? 1 : 0.1);
  const ticks: number[] = [];
  for (let tick = Math.floor(low / step); tick <= Math.ceil(high / step) || ticks.length < 2; tick++) ticks.push(Number((tick * step).toFixed(6)));
  return ticks;
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the point of a turn (or a point between two) and a value lie. */
export class Scale {
  private readonly low: number;
  private readonly high: number;

  constructor(
    readonly frame: Frame,
    readonly count: number,
    ticks: number[],
  ) {
    this.low = ticks[0] ?? 0;
    this.high = ticks.at(-1) ?? 1;
  }

  x(turn: number): number {
    const { left, right } = this.frame;
    return this.count < 2 ? (left + right) / 2 : left + ((right - left) * turn) / (this.count - 1);
  }

  y(value: number): number {
    const { top, bottom } = this.frame;
    return bottom - ((bottom - top) * (value - this.low)) / (this.high - this.low || 1);
  }

  line(values: number[]): string {
    return values.map((value, turn) => `${turn ? 'L' : 'M'}${this.x(turn).toFixed(1)} ${this.y(value).toFixed(1)}`).join('');
  }

  /** The turn nearest to a place on the plot. */
  turnAt(x: number): number {
    const { left, right } = this.frame;
    const turn = Math.round(((x - left) / (right - left || 1)) * (this.count - 1));
    return Math.max(0, Math.min(this.count - 1, turn));
  }
}

/** Turns that bear a seat's mark: a few, and not the same for all, so that lines on each other stay apart. */
export function marked(seat: number, seats: number, count: number): number[] {
  const stride = Math.max(seats, Math.ceil(count / 4));
  const first = Math.floor(((seat + 0.5) * stride) / seats);
  const turns: number[] = [];
  for (let turn = first; turn < count - 1; turn += stride) turns.push(turn);
  return turns;
}

/** Heights for labels beside these: in the same order, `apart` at least, within `top` and `bottom`. */
export function spread(heights: number[], apart: number, top: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const placed: number[] = [...heights];
  let least = top;
  for (const at of order) {
    placed[at] = Math.max(heights[at] ?? 0, least);
    least = (placed[at] ?? 0) + apart;
  }
  let most = bottom;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, most);
    most = (placed[at] ?? 0) - apart;
  }
  return placed;
}

/** Where a step of the replay stands among the turns: 2.5 is halfway from the third to the fourth. */
export function cursorOf(turns: TurnInfo[], at: number): number {
  const next = turns.findIndex((turn) => turn.at > at);
  if (next < 0) return turns.length - 1;
  const [before, after] = [turns[next - 1], turns[next]];
  return before && after ? next - 1 + (at - before.at) / (after.at - before.at) : 0;
}

/** Turns with a number beneath: as many as there is room for. */
export function numbered(turns: TurnInfo[], room: number): number[] {
  const stride = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => turns.length / one <= room) ?? 500;
  return turns.flatMap((turn, index) => (index === 0 || (turn.number ?? 0) % stride === 0 ? [index] : []));
}

/** A figure of nothing but zeros tells nothing. */
export const tells = (figure: FigureInfo): boolean => figure.totals.some(Boolean) || figure.values.some((values) => values.some(Boolean));

export function shownNumber(value: number, signed: boolean, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, signDisplay: signed ? 'exceptZero' : 'auto' });
  return format.format(value).replace('-', '−');
}
