/** So many seconds in words that need no counting: 4:05, 3 h 20 min, 2 days. */

import { t } from '../texts/speech.svelte';

export function duration(seconds: number): string {
  const left = Math.ceil(seconds);
  if (left >= 172800) return t('ui-clock-days', { count: Math.floor(left / 86400) });
  if (left >= 3600) return t('ui-clock-hours', { hours: Math.floor(left / 3600), minutes: Math.floor((left % 3600) / 60) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
