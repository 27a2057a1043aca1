import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8');

/** The first braces after a word, as names and values. */
function pythonColours(source: string, theme: string): Record<string, string> {
  const part = source.slice(source.indexOf(`${theme} = Theme(`));
  const colours = Object.fromEntries([...part.slice(0, part.indexOf('}')).matchAll(/"([\w-]+)": "(#\w{6})"/g)].map((found) => [found[1], found[2]]));
  const seats = [...part.slice(part.indexOf('}')).split(')')[0]!.matchAll(/#\w{6}/g)].map((found) => found[0]);
  seats.forEach((colour, seat) => (colours[`seat-${seat}`] = colour));
  return colours;
}

function cssColours(css: string, selector: string): Record<string, string> {
  const part = css.slice(css.indexOf(`${selector} {`));
  return Object.fromEntries([...part.slice(0, part.indexOf('}')).matchAll(/--([\w-]+): (#\w{6});/g)].map((found) => [found[1], found[2]]));
}

describe('colours', () => {
  const [python, css] = [read('../../../formicarium/scene/theme.py'), read('../../src/ui/tokens.css')];

  it.each([
    ['LIGHT', ':root'],
    ['DARK', ":root:not([data-theme='light'])"],
    ['DARK', ":root[data-theme='dark']"],
  ])('are those of the stills: %s as %s', (theme, selector) => {
    const ours = cssColours(css, selector);
    const theirs = pythonColours(python, theme);
    expect(Object.keys(theirs).length).toBeGreaterThan(20);
    for (const [name, value] of Object.entries(theirs)) expect([name, ours[name]]).toEqual([name, value]);
  });
});
