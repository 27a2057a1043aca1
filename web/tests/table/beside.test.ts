import { expect, it } from 'vitest';
import { drawnWhole } from '../../src/table/beside';

const nests = ['a', 'b', 'c'].map((id) => ({ id, width: 100, height: 90 }));
const drawn = (height: number, needed: string[] = []): string[] => [...drawnWhole(nests, { width: 346, height }, (id) => needed.includes(id))].sort();

it('draws as many boards as there is room for, and no part of another', () => {
  expect(drawn(2000)).toEqual(['a', 'b', 'c']);
  expect(drawn(750)).toEqual(['a', 'b']);
  expect(drawn(460)).toEqual(['a']);
  expect(drawn(0)).toEqual(['a']);
});

it('draws what something can be done on, however little room there is', () => {
  expect(drawn(460, ['c'])).toEqual(['a', 'c']);
});
