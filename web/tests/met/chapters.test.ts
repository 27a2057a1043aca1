import { describe, expect, it } from 'vitest';
import { chaptersMet, counted } from '../../src/met/chapters';
import type { Rulebook } from '../../src/wire/http';

const clause = (id: string) => ({ id, text: `${id}.` });
const book: Rulebook = {
  language: 'en',
  title: 'Hills',
  intro: '',
  chapters: [
    { title: 'Welcome', sections: [{ title: 'Hello', text: 'Hello.', clauses: [] }] },
    { title: 'Turns', sections: [{ title: 'One', text: '', clauses: [clause('H-1'), clause('H-2')] }, { title: 'Two', text: '', clauses: [clause('H-3')] }] },
  ],
};

describe('rules one has met', () => {
  it('stand by chapter: what was used was seen, too', () => {
    const [turns, ...more] = chaptersMet(book, { used: ['H-2'], seen: ['H-2', 'H-3', 'GONE-1'] });
    expect(more).toEqual([]);
    expect(turns?.clauses.map(({ id, how }) => [id, how])).toEqual([['H-1', 'never'], ['H-2', 'used'], ['H-3', 'seen']]);
    expect(turns?.counts).toEqual({ used: 1, seen: 1, never: 1 });
    expect(counted([])).toEqual({ used: 0, seen: 0, never: 0 });
  });
});
