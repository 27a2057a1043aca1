import { describe, expect, it } from 'vitest';
import { worded } from '../../src/wire/say';

const word = (token: string): string => token.slice(token.indexOf(':') + 1).toUpperCase();

describe('a refusal', () => {
  it('calls what was touched by its name', () => {
    const refusal = { id: 'refused-not-offered', args: { path: { name: 'card:raid square:h5' } } };
    expect(worded(refusal, word)).toEqual({ id: 'refused-not-offered', args: { path: 'RAID H5' } });
  });

  it('is left alone otherwise', () => {
    const refusal = { id: 'refused-pond', args: { square: { name: 'b5' }, seat: { seat: 1 } } };
    expect(worded(refusal, word)).toEqual(refusal);
    expect(worded({ id: 'refused-match-over' }, word)).toEqual({ id: 'refused-match-over', args: {} });
  });
});
