import { describe, expect, it } from 'vitest';
import { patched, restorer, type SentFrame } from '../../src/wire/patch';
import { panel, piece, place, row, scene } from '../table/scenes';

const before = scene({
  boards: [{ id: 'garden', width: 10, height: 10, places: [place('a'), place('b')], title: null, seat: null }],
  pieces: [piece('ant:1', 'a'), piece('ant:2', 'b')],
});

const sent = (drawn: object): SentFrame =>
  ({ type: 'frame', number: 1, eyes: 0, decisions: [], waiting: [], asked: [], undo: {}, events: [], from: 0, outcome: null, ...drawn }) as SentFrame;

describe('a patch', () => {
  it('lists things anew: an id is what was there, new fields go onto it, the rest is new', () => {
    const newcomer = piece('ant:3', 'b');
    const after = patched(before, { pieces: [newcomer, 'ant:2', { id: 'ant:1', on: 'b' }] });
    expect(after.pieces).toEqual([newcomer, before.pieces[1], piece('ant:1', 'b')]);
    expect(patched(before, { pieces: ['ant:2'] }).pieces).toEqual([before.pieces[1]]);
  });

  it('or names what changed in place', () => {
    const after = patched(before, { pieces: { 'ant:2': { on: 'a' } } });
    expect(after.pieces).toEqual([before.pieces[0], piece('ant:2', 'a')]);
  });

  it('keeps the very things that did not change', () => {
    const after = patched(before, { pieces: { 'ant:2': { on: 'a' } } });
    expect(after.pieces[0]).toBe(before.pieces[0]);
    expect(after.boards).toBe(before.boards);
  });

  it('restores the places of a board that changed', () => {
    const after = patched(before, { boards: { garden: { width: 20, places: { b: { x: 5 } } } } });
    expect(after.boards[0]).toEqual({ ...before.boards[0], width: 20, places: [place('a'), place('b', 5)] });
    expect(after.boards[0]?.places[0]).toBe(before.boards[0]?.places[0]);
  });

  it('counts the sections of a panel that stay', () => {
    const old = panel('seat:0', [row('food', 1)]);
    const fresh = { rows: [row('ants', 2)], title: null, columns: 1 };
    const after = patched(scene({ panels: [old] }), { panels: { 'seat:0': { sections: [fresh, 0] } } });
    expect(after.panels[0]?.sections).toEqual([fresh, old.sections[0]]);
  });
});

describe('frames from one socket', () => {
  it('come out whole, each drawn upon the one before', () => {
    const restore = restorer();
    expect(restore(sent({ scene: before })).scene).toBe(before);
    expect(restore(sent({})).scene).toBe(before);
    expect(restore(sent({ patch: { pieces: ['ant:2'] } })).scene.pieces).toEqual([before.pieces[1]]);
    expect(restore(sent({ patch: { stage: 3 } })).scene).toEqual({ ...before, pieces: [before.pieces[1]], stage: 3 });
  });

  it('draw their beats in order, and themselves upon the last', () => {
    const restore = restorer();
    restore(sent({ scene: before }));
    const frame = restore(sent({ beats: [{ events: 1, patch: { pieces: ['ant:1'] } }, { events: 2, patch: { stage: 1 } }], patch: { stage: 2 } }));
    expect(frame.beats?.map((beat) => [beat.events, beat.scene.pieces.length, beat.scene.stage])).toEqual([[1, 1, null], [2, 1, 1]]);
    expect([frame.scene.pieces.length, frame.scene.stage]).toEqual([1, 2]);
  });

  it('begin with a whole scene', () => {
    expect(() => restorer()(sent({ patch: {} }))).toThrow('before any scene');
  });
});
