import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Catalogue, type Naming } from '../../src/texts/catalogue';

const naming: Naming = (seat) => ({ name: ['Anna', 'Ben'][seat] ?? 'nobody', you: seat === 0 });

const house = `
list-next = { $rest }, { $next }
list-last = { $rest } and { $last }
name-hidden = hidden
token-seat = { $value }
seat-you-listed = you
`;
const game = `
name-wood = Wood
name-bee = Bee
token-slot = slot { $value }
event-drawn = { $card-id ->
    [hidden] { $seat } draws a card.
   *[other] { $seat-who ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
}
event-shared = { $seats-who ->
    [you] You win.
   *[other] { $seats } share ({ $seats-who }).
}
why = Next best: { $next }
event-taken = { $cards-count ->
    [one] one card: { $cards-1 }
   *[other] { $cards-count } cards: { $cards }
}
`;
const words = new Catalogue('en', [house, game]);

describe('putting messages into words', () => {
  it('says a message that another one speaks of, in either form', () => {
    const drawn = { seat: { seat: 0 }, card: { name: 'wood' } };
    expect(words.say({ id: 'why', args: { next: { id: 'event-drawn', args: drawn } } }, naming)).toBe('Next best: You draw Wood.');
    expect(words.say({ key: 'why', args: [['next', { key: 'event-drawn', args: Object.entries(drawn) }]] }, naming)).toBe('Next best: You draw Wood.');
  });

  it('names seats and things, for whoever reads', () => {
    expect(words.say({ id: 'event-drawn', args: { seat: { seat: 0 }, card: 'wood' } }, naming)).toBe('You draw Wood.');
    expect(words.say({ id: 'event-drawn', args: { seat: { seat: 1 }, card: { name: 'wood' } } }, naming)).toBe('Ben draws Wood.');
    expect(words.say({ id: 'event-drawn', args: { seat: { seat: 1 }, card: '' } }, naming)).toBe('Ben draws a card.');
  });

  it('reads the plain form of scenes just as well', () => {
    expect(words.say({ key: 'event-drawn', args: [['seat', { seat: 1 }], ['card', 'bee']] }, naming)).toBe('Ben draws Bee.');
  });

  it('joins lists and counts equal names', () => {
    expect(words.say({ id: 'event-taken', args: { cards: ['wood', 'bee', 'wood'] } }, naming)).toBe('3 cards: 2 × Wood and Bee');
    expect(words.say({ id: 'event-taken', args: { cards: { list: [{ name: 'bee' }] } } }, naming)).toBe('one card: Bee');
    expect(words.join(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it('puts the reader last in a list of players, and knows when it is the reader alone', () => {
    const shared = (...seats: number[]): string => words.say({ id: 'event-shared', args: { seats: seats.map((seat) => ({ seat })) } }, naming);
    expect([shared(0), shared(0, 1), shared(1)]).toEqual(['You win.', 'Ben and you share (among).', 'Ben share (other).']);
  });

  it('says of whom, by the first letter where the language does', () => {
    const french = new Catalogue('fr', ['seat-of = { $vowel ->\n    [yes] d’{ $name }\n   *[no] de { $name }\n}\nnest = nid { $seat-of }']);
    const said = [0, 1, 2].map((seat) => french.say({ id: 'nest', args: { seat: { seat } } }, (at) => ({ name: ['Anna', 'Ben', 'Éric'][at] ?? '', you: false })));
    expect(said).toEqual(['nid d’Anna', 'nid de Ben', 'nid d’Éric']);
  });

  it('names hexes as a map does', () => {
    expect(['q0r0', '2,-1', 'q-13r-10', '14,0', 'cell'].map((id) => words.name(id))).toEqual(['M10', 'O9', 'a0', 'AA10', 'cell']);
  });

  it('words tokens, and says what it does not know as it is', () => {
    expect(words.token('slot:2', naming)).toBe('slot 2');
    expect(words.token('seat:1', naming)).toBe('Ben');
    expect(words.token('give:wood', naming)).toBe('Wood');
    expect(words.say({ id: 'event-unknown', args: { card: 'wood', count: 3 } }, naming)).toBe('event-unknown (card Wood, count 3)');
  });
});

describe('the client’s own words', () => {
  const read = (language: string): string => readFileSync(new URL(`../../src/texts/${language}.ftl`, import.meta.url), 'utf-8');
  const keys = (text: string): string[] => new FluentResource(text).body.map((entry) => entry.id);
  const used = (text: string): Map<string, string> =>
    new Map(text.split(/\n(?=ui-)/).map((entry) => [entry.split(' ')[0] ?? '', [...entry.matchAll(/\$([\w-]+)/g)].map((found) => found[1]).sort().filter((name, at, all) => all.indexOf(name) === at).join()]));
  const [english, french] = [read('en'), read('fr')];

  it('are the same in both languages, with the same arguments', () => {
    expect(keys(french).sort()).toEqual(keys(english).sort());
    const theirs = used(french);
    for (const [key, names] of used(english)) if (key.startsWith('ui-')) expect([key, theirs.get(key)]).toEqual([key, names]);
  });

  it('are typographic', () => {
    for (const text of [english, french]) for (const line of text.split('\n')) if (line.startsWith('ui-')) expect(line.slice(line.indexOf('=')), line).not.toMatch(/['"]/);
    for (const line of french.split('\n')) if (line.startsWith('ui-')) expect(line, line).not.toMatch(/(?<![\u00a0\u202f ]):|[^\u202f\u00a0][;?!](\s|$)|« | »| [:;?!]/);
  });
});
