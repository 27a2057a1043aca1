import { expect, it } from 'vitest';
import { alone, drawnTokens } from '../../src/wire/scene';
import { card, piece, place, scene } from '../table/scenes';
import type { Tray, TraySpot } from '../../src/wire/scene';

it('knows who stands on a place alone', () => {
  const places = [place('square:a1'), place('square:a2'), place('square:a3')];
  const pieces = [piece('p1', 'square:a1', { sprite: 'worker' }), piece('p2', 'square:a2'), piece('p3', 'square:a2')];
  const shown = { ...scene({ pieces }), boards: [{ ...scene().boards[0]!, places }] };
  expect([...alone(shown)]).toEqual([['square:a1', 'worker']]);
});

it('calls a place after what lies there, whoever visits it and whatever is written beside', () => {
  const places = [place('square:a1'), place('square:a2')];
  const visitor = { sprite: 'worker', seat: 1 };
  const pieces = [piece('food', 'square:a1', { sprite: 'aphids' }), piece('tag', 'square:a1', { sprite: 'distance' }), piece('p1', 'square:a1', visitor)];
  const shown = { ...scene({ pieces: [...pieces, piece('p2', 'square:a2', visitor)] }), boards: [{ ...scene().boards[0]!, places }] };
  const found = [...alone(shown, (picture) => picture !== 'distance')];
  expect(found).toEqual([['square:a1', 'aphids'], ['square:a2', 'worker']]);
});

it('counts a card that lies in a pile as out of sight', () => {
  const tray = (id: string, spot: TraySpot): Tray => ({ id, title: { id }, spot, seat: 0 });
  const shown = scene({ trays: [tray('hand', 'hand'), tray('discard', 'pile')], cards: [card('card:raid', 'hand'), card('card:jump', 'discard')], pieces: [piece('ant', 'a')] });
  expect([...drawnTokens(shown)]).toEqual(['a', 'b', 'c', 'ant', 'card:raid']);
});
