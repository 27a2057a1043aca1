/** The card that is being read in full. */

import type { Card } from '../wire/scene';

export const reading = $state<{ card: Card | null }>({ card: null });
