import { describe, expect, it } from 'vitest';
import { labelled } from '../../src/table/label';

describe('the label of a place', () => {
  it('says what pressing it would do', () => {
    expect(labelled('A1, yellow', 'Put your nest here.')).toBe('A1, yellow. Put your nest here.');
    expect(labelled('Is it A1?', 'Yes')).toBe('Is it A1? Yes');
  });

  it('says nothing twice', () => {
    expect(labelled('A1, yellow', 'A1')).toBe('A1, yellow');
    expect(labelled('A1, yellow', 'A1, yellow')).toBe('A1, yellow');
    expect(labelled('A1, yellow', '')).toBe('A1, yellow');
    expect(labelled('A11, yellow', 'A1')).toBe('A11, yellow. A1');
  });
});
