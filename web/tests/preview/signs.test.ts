import { describe, expect, it } from 'vitest';
import { isBlank, isWorse, signed, signs } from '../../src/preview/signs';
import { card, panel, piece, place, row, scene } from '../table/scenes';

describe('the signs of a preview', () => {
  it('are none where nothing changes', () => {
    const now = scene({ pieces: [piece('a', 'here')] });
    expect(isBlank(signs(now, now))).toBe(true);
  });

  it('show pieces where they will be, and fade them where they are', () => {
    const now = scene({ pieces: [piece('a', 'here'), piece('b', 'here')], cards: [card('c', 'hand')] });
    const then = scene({ pieces: [piece('a', 'there'), piece('new', 'there')], cards: [] });
    const shown = signs(now, then);
    expect(shown.ghosts.map((ghost) => [ghost.id, ghost.on])).toEqual([
      ['a', 'there'],
      ['new', 'there'],
    ]);
    expect([...shown.leaving]).toEqual(['a', 'b', 'c']);
  });

  it('say by how much stacks, numbers on places and rows change', () => {
    const board = (badge: string) => ({ id: 'map', width: 10, height: 10, places: [{ ...place('here'), badge }], title: null, seat: null });
    const now = scene({ boards: [board('3')], pieces: [piece('stack', 'here', { count: 5 })], panels: [panel('me', [row('food', 4)])] });
    const then = scene({ boards: [board('1')], pieces: [piece('stack', 'here', { count: 7 })], panels: [panel('me', [row('food', 3)])] });
    const shown = signs(now, then);
    expect(Object.fromEntries(shown.more)).toEqual({ stack: 2, here: -2 });
    expect([...shown.rows.values()].map(signed)).toEqual(['−1']);
    expect(signed(2)).toBe('+2');
  });

  it('tell better from worse by what the row counts', () => {
    expect([isWorse(row('food', 4), -1), isWorse(row('food', 4), 1)]).toEqual([true, false]);
    const missing = { ...row('missing', 2), worse: true };
    expect([isWorse(missing, -1), isWorse(missing, 1)]).toEqual([false, true]);
  });

  it('name the places that will look different', () => {
    const board = (tone: string, ...more: string[]) => ({ id: 'map', width: 10, height: 10, places: [{ ...place('here'), tone }, ...more.map((id) => place(id))], title: null, seat: null });
    const shown = signs(scene({ boards: [board('')] }), scene({ boards: [board('moss', 'new')] }));
    expect(shown.places.map((one) => one.id)).toEqual(['here', 'new']);
  });
});
