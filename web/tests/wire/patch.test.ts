import { describe, expect, it } from 'vitest';
import { patched, restorer, type SentFrame } from '../../src/wire/patch';
import { piece, place, scene } from '../table/scenes';

const before = scene({
  boards: [{ id: 'garden', width: 10, height: 10, places: [place('a'), place('b')], title: null, seat: null }],
  pieces: [piece('ant:1', 'a'), piece('ant:2', 'b')],
});

const sent = (drawn: object): SentFrame =>
  ({ type: 'frame', number: 1, eyes: 0, decisions: [], waiting: [], asked: [], undo: {}, events: [], from: 0, outcome: null, ...drawn }) as SentFrame;

describe('a patch', () => {
  it('names by id what stays, in the new order, and leaves out what went', () => {
    const moved = piece('ant:2', 'a');
    const after = patched(before, { pieces: [moved, 'ant:1'] });
    expect(after.pieces).toEqual([moved, before.pieces[0]]);
    expect(patched(before, { pieces: ['ant:2'] }).pieces).toEqual([before.pieces[1]]);
  });

  it('keeps the very things that did not change', () => {
    const after = patched(before, { pieces: ['ant:1', piece('ant:2', 'a')] });
    expect(after.pieces[0]).toBe(before.pieces[0]);
    expect(after.boards).toBe(before.boards);
  });

  it('restores the places of a board that changed', () => {
    const wide = place('b', 5, 5);
    const after = patched(before, { boards: [{ ...before.boards[0], width: 20, places: ['a', wide] }] });
    expect(after.boards[0]).toEqual({ ...before.boards[0], width: 20, places: [place('a'), wide] });
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
