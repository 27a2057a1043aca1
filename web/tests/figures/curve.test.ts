import { describe, expect, it } from 'vitest';
import { cursorOf, marked, numbered, Scale, shownNumber, spread, ticksOf } from '../../src/figures/curve';

const turns = [null, 1, 2, 3, 4].map((number, index) => ({ number, at: index * 10 }));

describe('a small plot', () => {
  it('has round numbers beside it, zero among them', () => {
    expect(ticksOf([[0, 7], [3, 31]])).toEqual([0, 10, 20, 30, 40]);
    expect(ticksOf([[0, 1]])).toEqual([0, 1]);
    expect(ticksOf([[0, 0]])).toEqual([0, 1]);
    expect(ticksOf([[-1.5, 0.5]])).toEqual([-1.5, -1, -0.5, 0, 0.5]);
  });

  it('puts turns side by side and values above each other', () => {
    const scale = new Scale({ left: 10, right: 50, top: 0, bottom: 100 }, 5, [0, 10]);
    expect(scale.line([0, 5, 10])).toBe('M10.0 100.0L20.0 50.0L30.0 0.0');
    expect([scale.turnAt(-5), scale.turnAt(24), scale.turnAt(26), scale.turnAt(99)]).toEqual([0, 1, 2, 4]);
  });

  it('keeps labels apart, in their order and on the sheet', () => {
    expect(spread([50, 50, 52], 15, 10, 100)).toEqual([50, 65, 80]);
    expect(spread([95, 99], 15, 10, 100)).toEqual([85, 100]);
  });

  it('marks the lines of six seats at turns of their own', () => {
    const all = [0, 1, 2, 3, 4, 5].map((seat) => marked(seat, 6, 40));
    expect(new Set(all.flat()).size).toBe(all.flat().length);
    expect(Math.min(...all.map((one) => one.length))).toBeGreaterThan(2);
    expect(marked(0, 2, 3)).toEqual([0]);
  });

  it('follows a replay between the turns', () => {
    expect([0, 5, 10, 39, 40, 99].map((at) => cursorOf(turns, at))).toEqual([0, 0.5, 1, 3.9, 4, 4]);
  });

  it('numbers as many turns as there is room for', () => {
    expect(numbered(turns, 10)).toEqual([0, 1, 2, 3, 4]);
    expect(numbered(turns, 3)).toEqual([0, 2, 4]);
  });

  it('says more and less with a sign', () => {
    expect([shownNumber(1.5, true, 'en'), shownNumber(-0.33, true, 'fr'), shownNumber(3, false, 'fr')]).toEqual(['+1.5', '−0,33', '3']);
  });
});
