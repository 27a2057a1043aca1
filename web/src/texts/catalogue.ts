/** One language: a game's texts over the house's over the client's. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Arg, isSay, plainArg, type Say, sayArgs, sayId } from '../wire/say';
import type { Seat } from '../wire/scene';

/** A seat's name, and whether it is the reader's own. */
export type Naming = (seat: Seat) => { name: string; you: boolean };

const HIDDEN = 'hidden'; // the id said for "": a fact that is not there, or not to be seen

export class Catalogue {
  private readonly bundle: FluentBundle;
  private readonly names = new Map<string, string>();

  constructor(
    readonly language: string,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A text of the house or of the client, said at once. */
  text(key: string, args: Record<string, string | number> = {}): string {
    return this.format(key, args) ?? key;
  }

  say(say: Say, naming: Naming): string {
    const args: Record<string, string | number> = {};
    for (const [name, arg] of sayArgs(say)) this.argue(args, name, arg, naming);
    const said = this.format(sayId(say), args);
    if (said !== null) return said;
    const facts = sayArgs(say).map(([name, arg]) => `${name} ${this.word(arg, naming)}`);
    return facts.length ? `${sayId(say)} (${facts.join(', ')})` : sayId(say);
  }

  /** The name of a thing: `name-<id>`, or where a hex lies on the map; else the id itself. */
  name(id: string): string {
    let name = this.names.get(id);
    if (name === undefined) {
      name = this.format(`name-${id}`, {}) || mapReference(id) || id;
      this.names.set(id, name);
    }
    return name;
  }

  /** One thing to touch, in words: `token-<kind>` with its `$value`, else the name of the value. */
  token(token: string, naming: Naming): string {
    const cut = token.indexOf(':');
    const kind = cut < 0 ? token : token.slice(0, cut);
    const value = cut < 0 ? '' : token.slice(cut + 1);
    if (!this.has(`token-${kind}`)) return value ? this.name(value) : token;
    const number = /^\d+$/.test(value);
    if (kind === 'seat' && number) return this.say({ id: 'token-seat', args: { value: { seat: Number(value) } } }, naming);
    return this.say({ id: `token-${kind}`, args: { value: number ? Number(value) : value } }, naming);
  }

  /** A list as one says it: "a, b and c". */
  join(words: string[]): string {
    if (words.length < 2) return words.join('');
    let said = words[0] ?? '';
    for (const next of words.slice(1, -1)) said = this.format('list-next', { rest: said, next }) ?? `${said}, ${next}`;
    const last = words[words.length - 1] ?? '';
    return this.format('list-last', { rest: said, last }) ?? `${said}, ${last}`;
  }

  private format(key: string, args: Record<string, FluentVariable>): string | null {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : null;
  }

  /** What a text may use for each argument: `$x`, and `$x-id`, `$x-who`, `$x-of`, `$x-count`, `$x-1` … */
  private argue(args: Record<string, string | number>, name: string, given: Arg, naming: Naming): void {
    const arg = plainArg(given);
    args[name] = typeof arg === 'number' ? arg : this.word(arg, naming);
    if (typeof arg === 'string') args[`${name}-id`] = arg || HIDDEN;
    else if (Array.isArray(arg)) {
      args[`${name}-count`] = arg.length;
      args[`${name}-who`] = readerIn(arg, naming);
      arg.forEach((item, at) => this.argue(args, `${name}-${at + 1}`, item, naming));
    } else if (typeof arg === 'object' && !isSay(arg)) {
      args[`${name}-id`] = arg.seat;
      args[`${name}-who`] = naming(arg.seat).you ? 'you' : 'other';
      args[`${name}-of`] = this.of(naming(arg.seat).name);
    }
  }

  /** "of Anna": in French the word before a name depends on its first letter. */
  private of(name: string): string {
    const vowel = /^[aeiouhœæ]/.test(name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()) ? 'yes' : 'no';
    return this.format('seat-of', { name, vowel }) ?? name;
  }

  private word(given: Arg, naming: Naming): string {
    const arg = plainArg(given);
    if (typeof arg === 'number') return String(arg);
    if (typeof arg === 'string') return this.name(arg || HIDDEN);
    if (Array.isArray(arg)) return this.join(this.counted(arg, naming));
    if (isSay(arg)) return this.say(arg, naming);
    return naming(arg.seat).name;
  }

  /** Each in words. Whoever reads comes last among players: "Anna and you". */
  private listed(items: Arg[], naming: Naming): string[] {
    const you = items.filter((item) => isReader(item, naming));
    const others = items.filter((item) => !isReader(item, naming));
    return [...others.map((item) => this.word(item, naming)), ...you.map((item) => this.format('seat-you-listed', {}) ?? this.word(item, naming))];
  }

  /** Equal names of different things are counted: "2 × Wood". */
  private counted(items: Arg[], naming: Naming): string[] {
    const words = this.listed(items, naming);
    if (items.some((item) => typeof item === 'number')) return words;
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts].map(([word, count]) => (count === 1 ? word : `${count} × ${word}`));
  }
}

function isReader(given: Arg, naming: Naming): boolean {
  const arg = plainArg(given);
  return typeof arg === 'object' && !Array.isArray(arg) && !isSay(arg) && naming(arg.seat).you;
}

/** Whether a list of players is the reader alone (`you`), the reader and others (`among`), or `other`. */
function readerIn(items: Arg[], naming: Naming): string {
  if (!items.some((item) => isReader(item, naming))) return 'other';
  return items.length === 1 ? 'you' : 'among';
}

/** What a hex (`2,-1` or `q2r-1`) is called on a map without borders: a letter for the column, a number for the row. */
function mapReference(id: string): string {
  const found = /^q?(-?\d+)[,r](-?\d+)$/.exec(id);
  if (!found) return '';
  const column = Number(found[1]) + 12; // M is in the middle; right of Z come AA, BB …, left of A a, b …
  const at = column >= 0 ? column : -column - 1;
  const letter = String.fromCharCode((column >= 0 ? 65 : 97) + (at % 26)).repeat(Math.floor(at / 26) + 1);
  return `${letter}${Number(found[2]) + 10}`;
}
