import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const faces = readFileSync(new URL('../../src/ui/fonts.css', import.meta.url), 'utf-8').match(/@font-face \{[^}]*\}/g) ?? [];

function letters(face: string): Set<number> {
  const ranges = [...(/unicode-range: ([^;]*);/.exec(face)?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return new Set(
    ranges.flatMap(([, from = '', to = from]) => {
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) => first + at);
    }),
  );
}

const [few, rest] = faces.slice(0, 2).map(letters) as [Set<number>, Set<number>];

describe('the fonts', () => {
  it('are divided alike, and no letter is in both parts', () => {
    expect(faces).toHaveLength(4);
    expect(faces.slice(2).map(letters)).toEqual([few, rest]);
    expect([...few].filter((letter) => rest.has(letter))).toEqual([]);
  });

  it('have every letter that the texts use in the part that comes first', () => {
    const files = ['formicarium', 'web/src'].flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf-8' }).map((path) => join(root, folder, path)));
    const written = files.filter((path) => /\.(ftl|md|toml|svelte)$/.test(path));
    expect(written.length).toBeGreaterThan(100);
    const used = new Set(written.flatMap((path) => [...new Set(readFileSync(path, 'utf-8'))]));
    expect([...used].filter((letter) => rest.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});
