/** What keeping order says in more than one place. */

import { speech, t } from '../texts/speech.svelte';
import type { Ban } from './http';

export const moment = (at: number): string => new Date(at * 1000).toLocaleString(speech.language, { dateStyle: 'medium', timeStyle: 'short' });

export const banned = ({ what, until }: Ban): string => t('order-ban-now', { what, until: until ?? 0, day: until ? moment(until) : '' });
