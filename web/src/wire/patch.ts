/** Scenes travel as differences: what did not change is named by its id (docs/protocol.md, 3). */

import type { Frame } from './messages';
import type { Scene } from './scene';

type Fields = Record<string, unknown>;
type Thing = Fields & { id: string };

const LISTS = new Set(['boards', 'places', 'pieces', 'trays', 'cards', 'panels']); // of things with ids

/** A scene whole, or what has changed since the one before. */
export interface Drawn {
  scene?: Scene;
  patch?: Fields;
}

/** A frame as it travels: its scenes may be patches. */
export type SentFrame = Omit<Frame, 'scene' | 'beats'> & Drawn & { beats?: (Drawn & { events: number })[] };

/** A scene brought up to date. What did not change stays the very same object. */
export const patched = (old: Scene, patch: Fields): Scene => merged(old as unknown as Fields, patch) as unknown as Scene;

function merged<T extends Fields>(old: T, patch: Fields): T {
  const changed = Object.entries(patch).map(([name, value]) => [name, restored(name, old[name], value)]);
  return { ...old, ...(Object.fromEntries(changed) as Partial<T>) };
}

function restored(name: string, was: unknown, now: unknown): unknown {
  if (name === 'sections') return (now as unknown[]).map((section) => (typeof section === 'number' ? (was as unknown[])[section] : section));
  if (!LISTS.has(name)) return now;
  const before = was as Thing[];
  if (!Array.isArray(now)) {
    const changes = now as Record<string, Fields>;
    return before.map((thing) => (changes[thing.id] ? merged(thing, changes[thing.id] ?? {}) : thing));
  }
  const known = new Map(before.map((thing) => [thing.id, thing]));
  return (now as (string | Thing)[]).map((thing) => {
    if (typeof thing === 'string') return known.get(thing);
    const old = known.get(thing.id);
    return old ? merged(old, thing) : thing;
  });
}

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
