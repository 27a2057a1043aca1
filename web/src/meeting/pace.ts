/** Time to think, in words. */

import { t } from '../texts/speech.svelte';
import type { ClockRule } from '../wire/messages';

export function paceWords({ kind, seconds = 0, reserve = 0 }: ClockRule): string {
  if (reserve) return t('meet-pace-total', { minutes: reserve / 60, seconds });
  return kind === 'live' ? t('meet-pace-live', { minutes: seconds / 60 }) : t('meet-pace-slow', { days: seconds / 86400 });
}
