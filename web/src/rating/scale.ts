/** The scale of a curve of ratings: round numbers around it, and nothing of what lies far below. */

const STEPS = [25, 50, 100, 200, 500, 1000];
const MOST = 5; // steps

/** Round numbers from below the lowest value to above the highest. */
export function steps(values: number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.floor(low / one) <= MOST) ?? 2000;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Points won or lost. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0');
