/** Click by click: a move is spelled by what one touches, and every touch narrows the list. */

import type { Option } from '../wire/messages';

export type Path = readonly string[];

/** Do these touches lead to this path? */
export const begins = (path: Path, touched: Path): boolean => touched.every((token, at) => path[at] === token);

/** The options still open after these touches. */
export function narrow(options: readonly Option[], touched: Path): Option[] {
  return options.filter((option) => begins(option.path, touched));
}

/** What may be touched next, in the order of the options. */
export function nextTokens(options: readonly Option[], touched: Path): string[] {
  const next = narrow(options, touched).map((option) => option.path[touched.length]);
  return [...new Set(next.filter((token) => token !== undefined))];
}

/** The option that these touches spell to the end. */
export function spelled(options: readonly Option[], touched: Path): Option | null {
  return narrow(options, touched).find((option) => option.path.length === touched.length) ?? null;
}

/** Go on as long as there is no choice: tokens that nothing rivals are touched by themselves. */
export function settle(options: readonly Option[], touched: Path): string[] {
  const path = [...touched];
  for (;;) {
    const next = nextTokens(options, path);
    if (next.length !== 1) return path;
    path.push(next[0]!);
  }
}

/**
 * The path after touching a thing, or null where that begins no offered move. Of the tokens that a thing spells, the
 * longest end that fits is added; a thing that comes later in the spelling may be touched early if only one beginning
 * leads to it.
 */
export function touch(options: readonly Option[], touched: Path, tokens: Path): string[] | null {
  const left = narrow(options, touched);
  for (let from = 0; from < tokens.length; from++) {
    const end = tokens.slice(from);
    if (left.some((option) => indexOf(option.path, end, touched.length) === touched.length)) return settle(options, [...touched, ...end]);
  }
  return early(options, left, tokens, touched.length);
}

function early(options: readonly Option[], left: readonly Option[], tokens: Path, from: number): string[] | null {
  const reached = new Set<string>();
  for (const option of left) {
    const at = indexOf(option.path, tokens, from);
    if (at >= 0) reached.add(JSON.stringify(option.path.slice(0, at + tokens.length)));
  }
  const [only] = reached;
  return reached.size === 1 && only ? settle(options, JSON.parse(only) as string[]) : null;
}

/** Where these tokens stand in a path, from a place on; −1 if nowhere. */
function indexOf(path: Path, tokens: Path, from: number): number {
  for (let at = from; at + tokens.length <= path.length; at++) {
    if (tokens.every((token, ahead) => path[at + ahead] === token)) return at;
  }
  return -1;
}

/** One step back: to the last touch where there was something else to choose. */
export function back(options: readonly Option[], touched: Path): string[] {
  for (let length = touched.length - 1; length > 0; length--) {
    const shorter = touched.slice(0, length);
    if (nextTokens(options, shorter).length > 1) return shorter;
  }
  return [];
}

/** How far the first touch is given: where every option begins alike. */
export const start = (options: readonly Option[]): string[] => (options.length > 1 ? settle(options, []) : []);

// Counts

export interface Count {
  family: string; // "count" of `count:3`
  values: number[]; // those on offer, rising
}

/** Next tokens that differ only in a number: `count:1`, `count:2`, `count:3`. */
export function countAmong(tokens: readonly string[]): Count | null {
  if (tokens.length < 2) return null;
  const values: number[] = [];
  let family: string | null = null;
  for (const token of tokens) {
    const found = /^(.*):(\d+)$/.exec(token);
    if (!found || (family !== null && found[1] !== family)) return null;
    family = found[1]!;
    values.push(Number(found[2]));
  }
  return family === null ? null : { family, values: values.sort((a, b) => a - b) };
}

const isButton = (token: string | undefined): boolean => token !== undefined && token.startsWith('button:');

/** What may be touched next but for buttons, which stand beside a stepper. */
export const amounts = (options: readonly Option[], touched: Path): string[] => nextTokens(options, touched).filter((token) => !isButton(token));

/** The next value in a direction, or the same where there is none. */
export function step(count: Count, value: number, by: 1 | -1): number {
  const ahead = by > 0 ? count.values.filter((one) => one > value) : count.values.filter((one) => one < value);
  return (by > 0 ? ahead[0] : ahead[ahead.length - 1]) ?? value;
}

// What to list

export interface Choice {
  token: string; // what a press touches next
  option: Option | null; // the one move it leads to, if it is only one
  count: number; // how many moves begin so
}

/** The buttons among them. */
export const buttons = (listed: readonly Choice[]): Choice[] => listed.filter((choice) => isButton(choice.token));

/** The next touches as a list of things to press, each with the move it settles on, if any. */
export function choices(options: readonly Option[], touched: Path): Choice[] {
  const found = new Map<string, Choice>();
  for (const option of narrow(options, touched)) {
    const token = option.path[touched.length];
    if (token === undefined) continue;
    const known = found.get(token);
    if (known) {
      known.count += 1;
      known.option = null;
    } else found.set(token, { token, option, count: 1 });
  }
  return [...found.values()].sort((one, other) => Number(loses(options, [...touched, one.token])) - Number(loses(options, [...touched, other.token])));
}

/** Whether every move that begins so throws something away: such a thing is never the first to press. */
export const loses = (options: readonly Option[], touched: Path): boolean => narrow(options, touched).every((option) => option.loses);

/**
 * The value that a stepper shows first: the game's advice, if there is any here. Otherwise a game that proposes one
 * lists it first; a list in rising order proposes as much as can be had without a loss.
 */
export function proposed(count: Count, options: readonly Option[], touched: Path, advice?: Path | null): number {
  const token = advice && touched.every((each, at) => advice[at] === each) ? advice[touched.length] : undefined;
  const advised = count.values.find((value) => token === `${count.family}:${value}`);
  if (advised !== undefined && !loses(options, [...touched, `${count.family}:${advised}`])) return advised;
  const listed = amounts(options, touched).map((token) => Number(token.slice(count.family.length + 1)));
  const first = listed[0] ?? 0;
  if (listed.some((value, at) => at > 0 && value < (listed[at - 1] ?? 0))) return first;
  return listed.filter((value) => !loses(options, [...touched, `${count.family}:${value}`])).at(-1) ?? first;
}

export type Form = 'stepper' | 'rows' | 'tokens';

const FEW = 12; // rows that may stand side by side to be read

/**
 * How to ask for the next touch: a lone count by a stepper (with buttons beside it, if there are any), a few whole
 * moves made of counts as rows (a payment), everything else token by token. Numbers that name something drawn
 * (`slot:2`) or say of what so many are wanted (`level:3 count:5`) are no counts.
 */
export function form(options: readonly Option[], touched: Path, drawn: (token: string) => boolean): Form {
  const next = amounts(options, touched);
  const count = countAmong(next);
  if (!count || next.some(drawn)) return 'tokens';
  const left = narrow(options, touched).map((option) => option.path.slice(touched.length));
  const rest = left.filter(([token]) => !isButton(token));
  if (count.family !== 'count' && rest.every((tokens) => tokens.at(-1)?.startsWith('count:'))) return 'tokens';
  if (left.length > rest.length || rest.every((tokens) => tokens.length === 1)) return 'stepper';
  const numbers = rest.every((tokens) => tokens.every((token) => /:\d+$/.test(token) && !drawn(token)));
  return numbers && rest.length <= FEW ? 'rows' : 'stepper';
}
