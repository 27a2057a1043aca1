/** Scenes travel as differences: what did not change is named by its id (docs/protocol.md, 3). */

import type { Frame } from './messages';
import type { Scene } from './scene';

type Thing = { id: string; places?: (Thing | string)[] };
type Fields = Record<string, unknown>;

/** A scene whole, or what has changed since the one before. */
export interface Drawn {
  scene?: Scene;
  patch?: Fields;
}

/** A frame as it travels: its scenes may be patches. */
export type SentFrame = Omit<Frame, 'scene' | 'beats'> & Drawn & { beats?: (Drawn & { events: number })[] };

/** A scene brought up to date. */
export function patched(old: Scene, patch: Fields): Scene {
  const known = old as unknown as Fields;
  const changed = Object.entries(patch).map(([name, value]) => [name, restored(known[name], value)]);
  return { ...old, ...(Object.fromEntries(changed) as Partial<Scene>) };
}

function restored(was: unknown, now: unknown): unknown {
  if (!Array.isArray(now)) return now;
  const things = Array.isArray(was) ? (was as unknown[]).filter(isThing) : [];
  const known = new Map(things.map((thing) => [thing.id, thing]));
  return now.map((thing: unknown) => {
    if (typeof thing === 'string') return known.get(thing);
    if (!isThing(thing) || !thing.places) return thing;
    return { ...thing, places: restored(known.get(thing.id)?.places, thing.places) };
  });
}

const isThing = (thing: unknown): thing is Thing => typeof thing === 'object' && thing !== null && 'id' in thing;

/** Restores frames one after the other, as one socket brings them. */
export function restorer(): (frame: SentFrame) => Frame {
  let last: Scene | null = null;

  function draw({ scene, patch }: Drawn): Scene {
    if (scene) last = scene;
    else if (last && patch) last = patched(last, patch);
    if (!last) throw new Error('a patch came before any scene');
    return last;
  }

  return ({ scene, patch, beats, ...rest }) => {
    const seen = (beats ?? []).map((beat) => ({ events: beat.events, scene: draw(beat) }));
    return { ...rest, beats: seen, scene: draw({ ...(scene && { scene }), ...(patch && { patch }) }) };
  };
}
