/** When a tournament or its next round begins, in words. */

import { speech, t } from '../texts/speech.svelte';
import type { TournamentCard } from './tournaments';

export const timeWords = (at: number): string => new Intl.DateTimeFormat(speech.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at * 1000));

export function whenWords(card: TournamentCard): string {
  if (card.state === 'open') return card.starts ? t('tour-begins-at', { time: timeWords(card.starts) }) : t('tour-begins-when');
  if (card.state === 'running') return t('tour-round-of', { round: card.round, of: card.rounds });
  return t(`tour-is-${card.state}`);
}
