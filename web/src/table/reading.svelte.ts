/** The card that is being read in full, and the one that a pointer rests on. */

import type { Card } from '../wire/scene';

export const reading = $state<{ card: Card | null; peek: { card: Card; at: DOMRect } | null }>({ card: null, peek: null });
