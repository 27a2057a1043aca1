/** Time to think, in words. */

import { t } from '../texts/speech.svelte';
import type { ClockRule } from '../wire/messages';

export function paceWords({ kind, seconds = 0 }: ClockRule): string {
  return kind === 'live' ? t('meet-pace-live', { minutes: seconds / 60 }) : t('meet-pace-slow', { days: seconds / 86400 });
}
