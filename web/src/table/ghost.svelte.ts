/** What the next answer would bring: the ghost of a piece under the pointer. */

import { type Say, sayId } from '../wire/say';
import type { Piece, Scene } from '../wire/scene';
import type { Change } from './compare';

/** Learns from each answer what the same question brings next time. */
export class Ghosts {
  private brought = new Map<string, Piece>(); // by the prompt's id
  private revision = $state(0);

  /** The answer spelled so has brought this change. */
  learn(prompt: string, path: readonly string[], scene: Scene | null, change: Change): void {
    const ids = [...change.moved.filter((one) => path.includes(one.to)).map((one) => one.id), ...change.came];
    const piece = scene?.pieces.find((one) => ids.includes(one.id) && path.includes(one.on) && one.size > 0);
    if (!piece || !prompt) return;
    this.brought.set(prompt, { ...piece, lit: false, faded: false });
    this.revision += 1;
  }

  /** Somebody else sits down here, who may not know. */
  forget(): void {
    this.brought.clear();
    this.revision += 1;
  }

  /** What an answer to this question would bring, as far as we know. */
  of(prompt: Say): Piece | null {
    void this.revision;
    return this.brought.get(sayId(prompt)) ?? null;
  }
}
