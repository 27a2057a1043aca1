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

it('counts a card that lies in a pile as out of sight', () => {
  const tray = (id: string, spot: TraySpot): Tray => ({ id, title: { id }, spot, seat: 0 });
  const shown = scene({ trays: [tray('hand', 'hand'), tray('discard', 'pile')], cards: [card('card:raid', 'hand'), card('card:jump', 'discard')], pieces: [piece('ant', 'a')] });
  expect([...drawnTokens(shown)]).toEqual(['a', 'b', 'c', 'ant', 'card:raid']);
});
