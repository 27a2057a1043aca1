/** What every part of a drawn table may ask: the scene, words for it, what may be touched, and what has just changed. */

import { getContext, setContext } from 'svelte';
import type { Glimpse } from '../preview/previews.svelte';
import type { Speaker } from '../texts/speech.svelte';
import type { Scene, Touchable } from '../wire/scene';
import type { Change } from './compare';

export interface Stage {
  readonly scene: Scene;
  readonly speaker: Speaker;
  readonly change: Change;
  readonly gone: ReadonlySet<string>; // places that lost something since my last turn
  readonly latest: ReadonlySet<string>; // places where the last move has changed something
  readonly refused: string; // the id of what was just refused
  readonly interactive: boolean;
  legal(thing: Touchable): boolean;
  chosen(thing: Touchable): boolean;
  hint(thing: Touchable): string;
  readonly glimpse?: Glimpse | null; // what the answer pointed at would bring
  consider?(thing: Touchable | null, aloud?: boolean): void; // somebody points at it
  skip?(): void; // what is being shown need not be waited for
  press(thing: Touchable, at?: { x: number; y: number } | null, under?: Touchable | null): void;
}

const KEY = Symbol('stage');

export const provideStage = (stage: Stage): Stage => setContext(KEY, stage);

export const useStage = (): Stage => getContext<Stage>(KEY);
