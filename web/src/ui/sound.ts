/** Sounds are off unless asked for, and fetched by who asks for them. */

import type { Sound } from './chimes';
import { settings } from './settings.svelte';

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  void import('./chimes').then(({ chime }) => chime(sound));
}
