/** A rulebook by what somebody has met of it. */

import type { Clause, Known, Rulebook } from '../wire/http';

export type How = 'used' | 'seen' | 'never';

export interface MetClause extends Clause {
  how: How;
}

export interface MetChapter {
  title: string;
  clauses: MetClause[];
  counts: Record<How, number>;
}

/** Chapter by chapter, those without a clause left out. */
export function chaptersMet(book: Rulebook, known: Pick<Known, 'used' | 'seen'>): MetChapter[] {
  const used = new Set(known.used);
  const seen = new Set(known.seen);
  const how = (id: string): How => (used.has(id) ? 'used' : seen.has(id) ? 'seen' : 'never');
  return book.chapters
    .map(({ title, sections }) => {
      const clauses = sections.flatMap((section) => section.clauses).map((clause) => ({ ...clause, how: how(clause.id) }));
      return { title, clauses, counts: counted(clauses) };
    })
    .filter((chapter) => chapter.clauses.length > 0);
}

export function counted(clauses: readonly MetClause[]): Record<How, number> {
  const counts = { used: 0, seen: 0, never: 0 };
  for (const { how } of clauses) counts[how] += 1;
  return counts;
}
