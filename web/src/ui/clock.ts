/** Time to think, in words. */

import { t } from '../texts/speech.svelte';
import type { ClockRule } from '../wire/messages';

/** What happens when the time is up. */
export function flagWords({ kind, reserve = 0 }: ClockRule): string {
  return [t('ui-clock-flag'), reserve > 0 ? t('ui-clock-flag-reserve') : '', kind === 'slow' ? t('ui-clock-days-off') : ''].filter(Boolean).join(' ');
}

/** "3 min per decision + 20 min for the whole match"; nothing, where nobody counts. */
export function clockWords({ kind, seconds = 0, reserve = 0 }: ClockRule): string {
  if (kind === 'none') return '';
  const [unit, long] = kind === 'live' ? (['minutes', 60] as const) : (['days', 86400] as const);
  const each = t(`ui-clock-each-${unit}`, { [unit]: seconds / long });
  return reserve ? t('ui-clock-and', { each, more: t(`ui-clock-more-${unit}`, { [unit]: reserve / long }) }) : each;
}
