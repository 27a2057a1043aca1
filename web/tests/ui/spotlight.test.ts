import { describe, expect, it } from 'vitest';
import { spokenOf } from '../../src/ui/spotlight.svelte';
import type { Scene } from '../../src/wire/scene';

const board = (id: string, seat: number | null, ...places: string[]) => ({ id, seat, places: places.map((place) => ({ id: place })) });
const scene = {
  boards: [board('map', null, 'area:E4', 'area:E5', 'band:A'), board('sheet:0', null, 'place:nurses'), board('hill:1', 1, 'hill:1:0,-1')],
} as unknown as Scene;
const said = (args: Record<string, unknown>) => spokenOf(scene, { id: 'event', args } as never);

describe('the places a line speaks of', () => {
  it('are those its arguments name, also in lists', () => {
    expect(said({ seat: { seat: 1 }, area: { name: 'E4' } })).toEqual(['area:E4']);
    expect(said({ areas: { list: [{ name: 'E4' }, { name: 'E5' }] } })).toEqual(['area:E4', 'area:E5']);
  });

  it('lie on a board of whoever it is about', () => {
    expect(said({ seat: { seat: 0 }, end: { name: 'nurses' } })).toEqual(['place:nurses']);
    expect(said({ seat: { seat: 1 }, end: { name: 'nurses' } })).toEqual([]);
    expect(said({ seat: { seat: 1 }, hex: { name: '0,-1' } })).toEqual(['hill:1:0,-1']);
  });

  it('are none where nothing has a place, or nothing is shown', () => {
    expect(said({ count: 4, card: { name: 'mace' } })).toEqual([]);
    expect(spokenOf(null, { id: 'event', args: { area: { name: 'E4' } } })).toEqual([]);
  });
});
