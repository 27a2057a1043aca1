import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWeak, Review, swings, tallied } from '../../src/analysis/review.svelte';
import { api, type AnalysisInfo, type CurveInfo, type JudgedInfo } from '../../src/wire/http';

const answer = (at: number, seat: number, verdict: JudgedInfo['verdict'], cost = 0): JudgedInfo => ({
  at,
  seat,
  verdict,
  cost,
  error: 0,
  laps: 30,
  path: ['a'],
  say: { id: 'move' },
  says: { id: 'judged' },
  others: [],
  why: null,
});

const curve: CurveInfo = {
  points: [
    { at: 0, chances: [0.5, 0.5], luck: [0.1, -0.1] },
    { at: 6, chances: [0.45, 0.55], luck: [0, 0] },
    { at: 9, chances: [0.8, 0.2], luck: [0.2, -0.2] },
    { at: 12, chances: [1, 0], luck: [0, 0] },
  ],
  turning: [2, 3],
};

describe('an analysis', () => {
  it('tells for whom the match turned, and how much of it was luck', () => {
    const [first, second] = swings(curve);
    expect(first).toMatchObject({ from: 6, to: 9, seat: 0, before: 0.45, after: 0.8, luck: 0.2 });
    expect(second).toMatchObject({ from: 9, to: 12, before: 0.8, after: 1 });
  });

  it('tells luck from what one’s own answers cost', () => {
    const judged = [answer(0, 0, 'best'), answer(1, 1, 'good', 0.02), answer(2, 1, 'doubtful', 0.05), answer(3, 1, 'mistake', 0.2)];
    const [first, second] = tallied(curve, judged, 2, [1]);
    expect(first).toMatchObject({ judged: false, counts: { best: 1, good: 0, doubtful: 0, mistake: 0 } });
    expect(first?.luck).toBeCloseTo(0.3);
    expect(second).toMatchObject({ judged: true, counts: { best: 0, good: 1, doubtful: 1, mistake: 1 } });
    expect(second?.lost).toBeCloseTo(0.25); // what is good costs nothing
    expect(judged.filter(isWeak).map((one) => one.at)).toEqual([2, 3]);
  });
});

describe('following an analysis', () => {
  const info = (done: number, judged: JudgedInfo[][], more: Partial<AnalysisInfo> = {}): AnalysisInfo => ({ done, answers: 4, seats: [0, 1], failed: false, before: 0, curve: null, judged, ...more });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('asks again for what is new, until it is over', async () => {
    vi.spyOn(api, 'analyse').mockResolvedValue(info(-1, []));
    const asked: number[] = [];
    const replies = [info(0, [], { curve }), info(2, [[answer(0, 0, 'best'), answer(1, 1, 'mistake', 0.1)]]), info(4, [[answer(2, 0, 'good')], [answer(3, 1, 'doubtful', 0.05)]])];
    vi.spyOn(api, 'analysis').mockImplementation(async (_, from) => (asked.push(from), replies[asked.length - 1] ?? info(4, [])));
    const review = new Review('x');
    await review.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([-1, 0, 2]);
    expect(review.over).toBe(true);
    expect(review.curve).toEqual(curve);
    expect(review.judged.map((one) => one.at)).toEqual([0, 1, 2, 3]);
    expect(review.at(1)?.verdict).toBe('mistake');
    expect([review.weak(1, 1)?.at, review.weak(3, -1)?.at, review.weak(3, 1)]).toEqual([3, 1, null]);
  });

  it('says why it is not there, and can be asked again', async () => {
    const analyse = vi.spyOn(api, 'analyse').mockRejectedValueOnce(new Error('full')).mockResolvedValue(info(4, [[answer(0, 0, 'best')]]));
    const review = new Review('x');
    await review.start();
    expect(review.trouble).toBeInstanceOf(Error);
    await review.start();
    expect([review.trouble, review.over, analyse.mock.calls.length]).toEqual([null, true, 2]);
  });

  it('asks nothing more once nobody looks', async () => {
    vi.spyOn(api, 'analyse').mockResolvedValue(info(0, []));
    const analysis = vi.spyOn(api, 'analysis').mockResolvedValue(info(1, []));
    const review = new Review('x');
    await review.start();
    review.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(analysis).not.toHaveBeenCalled();
  });
});
