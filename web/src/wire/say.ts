/** Words to be said later: a message id with typed arguments, in no language yet (docs/protocol.md, 1). */

export type Arg = number | string | { seat: number } | { name: string } | { list: Arg[] } | Arg[];

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

/** The numbers and ids among the arguments: what an event speaks of. */
export function facts(say: Say): Map<string, Arg> {
  return new Map(sayArgs(say));
}

export function plainArg(arg: Arg): number | string | { seat: number } | Arg[] {
  if (typeof arg === 'object' && !Array.isArray(arg)) {
    if ('name' in arg) return arg.name;
    if ('list' in arg) return arg.list;
  }
  return arg;
}
