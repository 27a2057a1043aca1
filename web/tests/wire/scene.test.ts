import { expect, it } from 'vitest';
import { alone } from '../../src/wire/scene';
import { piece, place, scene } from '../table/scenes';

it('knows who stands on a place alone', () => {
  const places = [place('square:a1'), place('square:a2'), place('square:a3')];
  const pieces = [piece('p1', 'square:a1', { sprite: 'worker' }), piece('p2', 'square:a2'), piece('p3', 'square:a2')];
  const shown = { ...scene({ pieces }), boards: [{ ...scene().boards[0]!, places }] };
  expect([...alone(shown)]).toEqual([['square:a1', 'worker']]);
});
