import { expect, it } from 'vitest';
import { drawnWhole, tooTight } from '../../src/table/beside';

const nests = ['a', 'b', 'c'].map((id) => ({ id, width: 100, height: 90 }));
const drawn = (height: number, needed: string[] = [], tight = false): string[] => [...drawnWhole(nests, { width: 346, height, tight }, (id) => needed.includes(id))].sort();

it('draws as many boards as there is room for, and no part of another', () => {
  expect(drawn(2000)).toEqual(['a', 'b', 'c']);
  expect(drawn(750)).toEqual(['a', 'b']);
  expect(drawn(460)).toEqual(['a']);
  expect(drawn(0)).toEqual(['a']);
});

it('draws what something can be done on, however little room there is', () => {
  expect(drawn(460, ['c'])).toEqual(['a', 'c']);
});

it('draws nothing else where even one would cut what lies beside it', () => {
  expect(drawn(460, [], true)).toEqual([]);
  expect(drawn(460, ['c'], true)).toEqual(['c']);
});

it('is too tight where one board and what lies beside it would not fit', () => {
  const tight = (height: number, ...spots: ('pile' | 'table')[]): boolean => tooTight(nests, { width: 346, height }, spots.map((spot) => ({ spot })));
  expect([tight(400), tight(0, 'pile'), tight(560, 'pile'), tight(620, 'pile'), tight(620, 'table')]).toEqual([false, false, true, false, true]);
});
