import { describe, expect, it } from 'vitest';
import { kept, panned, whole, zoomed } from '../../src/table/camera';
import { Look } from '../../src/table/look.svelte';
import { closest, nearest } from '../../src/table/nearest';
import { outline } from '../../src/table/shape';
import { place } from './scenes';

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ id: `${x},${y}`, x: x * 10, y: y * 10 })));
const at = (id: string) => grid.find((one) => one.id === id)!;

describe('arrow keys', () => {
  it('go to the nearest thing in their direction', () => {
    expect(nearest(grid, at('1,1'), 'ArrowRight').id).toBe('2,1');
    expect(nearest(grid, at('1,1'), 'ArrowUp').id).toBe('1,0');
    expect(nearest(grid, at('0,0'), 'ArrowLeft').id).toBe('0,0');
  });

  it('find a way on a hex map, where nothing lies straight above', () => {
    const hexes = [
      { id: 'low', x: 10, y: 20 },
      { id: 'left', x: 5, y: 10 },
      { id: 'right', x: 15, y: 10 },
      { id: 'far', x: 11, y: -20 },
    ];
    expect(['left', 'right']).toContain(nearest(hexes, hexes[0]!, 'ArrowUp').id);
  });

  it('and a finger finds the closest within reach', () => {
    expect(closest(grid, 11, 1, 5)?.id).toBe('1,0');
    expect(closest(grid, 100, 100, 5)).toBeNull();
  });
});

describe('the camera', () => {
  const board = { width: 200, height: 100 };

  it('sees the whole board, and never more', () => {
    expect(kept({ zoom: 0.2, x: 0, y: 0 }, board)).toEqual({ zoom: 1, x: 100, y: 50 });
  });

  it('keeps the point under the pointer where it is', () => {
    const camera = zoomed(whole(board), 2, { x: 50, y: 50 }, board);
    expect(camera).toEqual({ zoom: 2, x: 75, y: 50 });
  });

  it('does not leave the board', () => {
    const camera = panned({ zoom: 2, x: 100, y: 50 }, 1000, 0, board);
    expect(camera.x).toBe(50);
  });

  it('sees the whole of a board that has grown since', () => {
    const surface = { box: board, scale: 1, zoomable: true, dense: false, toBoard: () => null, meant: () => false, point: () => undefined, press: () => undefined };
    const look = new Look(surface);
    surface.box = { width: 400, height: 300 };
    expect(look.camera).toEqual(whole(surface.box));
  });
});

describe('outlines', () => {
  it('are closed shapes around the centre, or lines through their points', () => {
    for (const shape of ['rect', 'circle', 'hex', 'flat-hex'] as const) expect(outline({ ...place('a', 5, 5), shape })).toMatch(/^M.*z$/);
    expect(outline({ ...place('a'), shape: 'line', points: [[0, 0], [10, 5]] })).toBe('M0 0L10 5');
    expect(outline({ ...place('a'), shape: 'area', points: [[0, 0], [10, 5], [0, 5]] })).toBe('M0 0L10 5L0 5z');
  });
});
