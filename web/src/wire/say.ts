/** Words to be said later: a message id with typed arguments, in no language yet (docs/protocol.md, 1). */

export type Arg = number | string | { seat: number } | { name: string } | { list: Arg[] } | Arg[] | WireSay | PlainSay;

/** A message as events, prompts and refusals carry it. */
export interface WireSay {
  id: string;
  args?: Record<string, Arg>;
}

/** A message as a scene carries it: the plain form of `texts.message.Message`. */
export interface PlainSay {
  key: string;
  args?: [string, Arg][];
}

export type Say = WireSay | PlainSay;

export function sayId(say: Say): string {
  return 'id' in say ? say.id : say.key;
}

export function sayArgs(say: Say): [string, Arg][] {
  if ('id' in say) return Object.entries(say.args ?? {});
  return say.args ?? [];
}

/** The same, with what was touched called by its name: “square:h5” becomes “h5”. */
export function worded(say: Say, word: (token: string) => string): Say {
  const named = (path: string): string => path.split(' ').map(word).join(' ');
  const args = sayArgs(say).map(([name, arg]): [string, Arg] => {
    const plain = plainArg(arg);
    return [name, name === 'path' && typeof plain === 'string' ? named(plain) : arg];
  });
  return { id: sayId(say), args: Object.fromEntries(args) };
}

/** The numbers and ids among the arguments: what an event speaks of. */
export function facts(say: Say): Map<string, Arg> {
  return new Map(sayArgs(say));
}

/** Whether an argument is a message of its own: a move that another one speaks of. */
export function isSay(arg: object): arg is Say {
  return 'id' in arg || 'key' in arg;
}

export function plainArg(arg: Arg): number | string | { seat: number } | Arg[] | Say {
  if (typeof arg === 'object' && !Array.isArray(arg)) {
    if ('name' in arg) return arg.name;
    if ('list' in arg) return arg.list;
  }
  return arg;
}

/** The card that a message speaks of, by its id; '' for none. What it does is worded as `card-<id>`, where a game has such words. */
export function cardOf(say: Say): string {
  const card = facts(say).get('card');
  const plain = card === undefined ? '' : plainArg(card);
  return typeof plain === 'string' ? plain : '';
}
