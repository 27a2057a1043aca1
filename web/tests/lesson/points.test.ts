import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inHand, selectorsOf, sightOf, spelledBy } from '../../src/lesson/points';
import type { Scene } from '../../src/wire/scene';

const scene = {
  boards: [
    { id: 'map', places: [{ id: 'hex:1' }, { id: 'p2', touch: ['stack', 'hex:2'] }] },
    { id: 'nest', places: [{ id: 'room' }] },
  ],
  pieces: [
    { id: 'ant:1', on: 'room' },
    { id: 'egg', on: 'row:eggs' },
  ],
  cards: [{ id: 'card:7', on: 'hand' }],
  trays: [{ id: 'hand', spot: 'hand' }],
  panels: [{ id: 'seat:0', sections: [{ rows: [{ id: 'row:eggs' }] }] }],
} as unknown as Scene;

beforeAll(() => vi.stubGlobal('CSS', { escape: (text: string) => text }));

describe('what a lesson points at', () => {
  it('is found by its id or by what touching it spells', () => {
    expect(selectorsOf(scene, 'hex:1')).toEqual(['[data-hit="hex:1"]']);
    expect(selectorsOf(scene, 'hex:2')).toEqual(['[data-hit="p2"]']);
    expect(selectorsOf(scene, 'hand')).toEqual(['[data-at="hand"]']);
    expect(selectorsOf(scene, 'nothing')).toEqual([]);
  });

  it('is else shown by what it lies on; in a closed panel, by the panel', () => {
    expect(selectorsOf(scene, 'ant:1').at(-1)).toBe('[data-hit="room"]');
    expect(selectorsOf(scene, 'card:7')).toEqual(['[data-card="card:7"]', '[data-at="hand"]']);
    expect(selectorsOf(scene, 'row:eggs')).toEqual(['[data-at="row:eggs"]', '[data-panel="seat:0"]']);
    expect(selectorsOf(scene, 'egg').at(-1)).toBe('[data-panel="seat:0"]');
  });

  it('is, of ants of one kind in several places, those that an answer spells whole', () => {
    const ants = [
      { id: 'ants:hex:1', on: 'hex:1', touch: ['hex:1', 'worker'] },
      { id: 'ants:room', on: 'room', touch: ['room', 'worker'] },
    ];
    const populous = { ...scene, pieces: ants } as unknown as Scene;
    expect(spelledBy(populous, ['room', 'worker'])).toEqual(['room', 'ants:room']);
    expect(spelledBy(populous, ['hex:2', 'worker', 'hand'])).toEqual(['hand']);
    expect(spelledBy(populous, ['card:7', 'seat:0'])).toEqual(['card:7', 'seat:0']);
    const cards = [['pile', 'a'], ['hand', 'b']].map(([on, id]) => ({ id, on, touch: [`zone:${on}`, 'card:raid'] }));
    expect(spelledBy({ ...scene, cards } as unknown as Scene, ['card:raid'])).toEqual(['b']);
  });

  it('may be in one’s hand', () => {
    expect(['hand', 'card:7', 'ant:1'].map((point) => inHand(scene, point))).toEqual([true, true, false]);
  });

  it('is on a board or a tray that a phone brings into sight', () => {
    expect([['ant:1'], ['card:7'], ['row:eggs', 'hex:2'], []].map((points) => sightOf(scene, points))).toEqual(['nest', 'hand', 'map', '']);
  });
});
