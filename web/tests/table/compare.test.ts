import { describe, expect, it } from 'vitest';
import { rowAt, signs } from '../../src/preview/signs';
import { compare, isQuiet } from '../../src/table/compare';
import { dwell } from '../../src/table/pace';
import type { PanelSection, Row } from '../../src/wire/scene';
import { card, panel, piece, row, scene } from './scenes';

describe('the difference of two scenes', () => {
  it('is nothing for equal scenes, and for a first one', () => {
    const one = scene({ pieces: [piece('ant', 'a')] });
    expect(isQuiet(compare(one, scene({ pieces: [piece('ant', 'a')] })))).toBe(true);
    expect(isQuiet(compare(null, one))).toBe(true);
  });

  it('tells what moved, came, went and turned', () => {
    const before = scene({ pieces: [piece('mover', 'a'), piece('goner', 'b'), piece('token', 'c', { sprite: 'back' })] });
    const after = scene({ pieces: [piece('mover', 'b'), piece('token', 'c', { sprite: 'wood' }), piece('newcomer', 'a')] });
    const change = compare(before, after);
    expect(change.moved).toEqual([{ id: 'mover', from: 'a', to: 'b' }]);
    expect(change.came).toEqual(['newcomer']);
    expect(change.went.map((gone) => gone.id)).toEqual(['goner']);
    expect(change.turned).toEqual(['token']);
    expect(change.places.sort()).toEqual(['a', 'b', 'c']);
  });

  it('tells of a stack that grew', () => {
    const change = compare(scene({ pieces: [piece('stack', 'a', { count: 2 })] }), scene({ pieces: [piece('stack', 'a', { count: 5 })] }));
    expect(change.turned).toEqual(['stack']);
  });

  it('follows ants from stack to stack, if none was born or died', () => {
    const stack = (on: string, count: number): ReturnType<typeof piece> => piece(`stack:${on}`, on, { count, seat: 1 });
    const before = scene({ pieces: [stack('a', 5), stack('b', 1)] });
    expect(compare(before, scene({ pieces: [stack('a', 3), stack('b', 2), stack('c', 1)] })).flowed).toEqual([
      { id: 'stack:b', from: 'a' },
      { id: 'stack:c', from: 'a' },
    ]);
    expect(compare(before, scene({ pieces: [stack('c', 6)] })).flowed).toEqual([
      { id: 'stack:c', from: 'a' },
      { id: 'stack:c', from: 'b' },
    ]);
    expect(compare(before, scene({ pieces: [stack('a', 3), stack('b', 2)] })).flowed).toEqual([]);
  });

  it('lets a new piece come from where it says', () => {
    const after = scene({ pieces: [piece('worker:1', 'b', { whence: 'zone' })] });
    expect(compare(scene(), after).flowed).toEqual([{ id: 'worker:1', from: 'zone' }]);
    expect(compare(after, after).flowed).toEqual([]);
  });

  it('follows cards from tray to tray', () => {
    const change = compare(scene({ cards: [card('x', 'display'), card('y', 'hand')] }), scene({ cards: [card('x', 'hand'), card('z', 'display')] }));
    expect(change.cardsMoved).toEqual(['x']);
    expect(change.cardsCame).toEqual(['z']);
    expect(change.cardsWent).toEqual(['y']);
  });

  it('counts what changed its number', () => {
    const change = compare(scene({ panels: [panel('seat:0', [row('food', 3), row('ants', 2)])] }), scene({ panels: [panel('seat:0', [row('food', 5), row('ants', 2)])] }));
    expect(change.counted).toEqual([{ panel: 'seat:0', row: 'food', from: 3, to: 5 }]);
  });

  it('tells rows of the same name in two sections apart', () => {
    const named = (value: number): Row => ({ ...row('', value), label: { key: 'scene-foragers' } });
    const sections = (now: number, then: number): PanelSection[] => [
      { rows: [named(now)], title: null, columns: 1 },
      { rows: [named(then)], title: { key: 'scene-coming' }, columns: 1 },
    ];
    const before = scene({ panels: [{ ...panel('seat:0', []), sections: sections(1, 4) }] });
    const after = scene({ panels: [{ ...panel('seat:0', []), sections: sections(2, 4) }] });
    expect(compare(before, after).counted.map(({ from, to }) => [from, to])).toEqual([[1, 2]]);
    expect([...signs(before, after).rows.values()]).toEqual([1]);
    expect(signs(before, after).rows.has(rowAt('seat:0', named(4), sections(2, 4)[1]!))).toBe(false);
  });

  it('takes time only where there is something to see', () => {
    const quiet = compare(scene(), scene());
    const lively = compare(scene(), scene({ pieces: [piece('ant', 'a')] }));
    expect(dwell(quiet, [])).toBe(0);
    expect(dwell(lively, [])).toBeGreaterThanOrEqual(250);
    expect(dwell(lively, [])).toBeLessThanOrEqual(400);
  });
});
