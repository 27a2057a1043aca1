/** Dice in an event: arguments called so, with numbers from 1 to 6. */

import { type Arg, plainArg, type Say, sayArgs } from '../wire/say';

const CALLED = /(^|_)(dice|die|rolls?|rolled)$/;

export function diceOf(say: Say): number[] {
  return sayArgs(say)
    .filter(([name]) => CALLED.test(name))
    .flatMap(([, arg]) => pips(arg));
}

function pips(arg: Arg): number[] {
  const plain = plainArg(arg);
  if (Array.isArray(plain)) return plain.flatMap(pips);
  return typeof plain === 'number' && plain >= 1 && plain <= 6 ? [plain] : [];
}
