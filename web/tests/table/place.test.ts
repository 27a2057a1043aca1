import { describe, expect, it } from 'vitest';
import { partsOf, placeOf } from '../../src/table/place';
import type { Outcome } from '../../src/wire/messages';

const outcome = (...ranks: number[]): Outcome => ({ ranks, scores: [], why: { id: 'over' }, clause: '', details: [], scoring: {}, how: 'played', conceded: [] });

describe("one's own place", () => {
  it('is told to everybody but the first', () => {
    expect(placeOf(outcome(2, 1, 3, 4), 2)).toEqual({ rank: 3, of: 4, beside: [] });
    expect(placeOf(outcome(2, 1, 3, 4), 1)).toBeNull();
    expect(placeOf(outcome(1, 1), 0)).toBeNull();
  });

  it('names those who share it', () => {
    expect(placeOf(outcome(2, 1, 2, 2), 2)).toEqual({ rank: 2, of: 4, beside: [0, 3] });
  });

  it('is nobody else’s business, and nobody’s where there are no places', () => {
    expect(placeOf(outcome(2, 1), null)).toBeNull();
    expect(placeOf(outcome(), 0)).toBeNull();
  });
});

describe('the parts of a score', () => {
  const made = (scores: number[], ...details: [string, number][][]): Outcome => ({ ...outcome(1, 2), scores, details });

  it('are all shown where they add up to it, though one is the whole', () => {
    expect(partsOf(made([36, 16], [['prey', 36], ['leaves', 0]], [['prey', 16], ['leaves', 0]]))).toEqual(['prey', 'leaves']);
  });

  it('are not the score once more', () => {
    expect(partsOf(made([3, 2], [['points', 3], ['cards', 9]], [['points', 2], ['cards', 4]]))).toEqual(['cards']);
    expect(partsOf(made([3, 2], [['points', 3]], [['points', 2]]))).toEqual([]);
  });
});
