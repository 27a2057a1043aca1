/** What one has for oneself: notes about a table, and days off (docs/protocol.md, 2). */

import { get, send } from '../wire/http';

export interface DaysOff {
  now: [number, number] | null; // under way or ahead: from when, until when
  left: number; // days that may be taken beside it
  most: number; // in a year
}

export const own = {
  note: (table: string) => get<{ text: string }>(`/tables/${table}/note`),
  write: (table: string, text: string) => send<{ text: string }>('POST', `/tables/${table}/note`, { text }),
  daysOff: () => get<DaysOff>('/days-off'),
  take: (since: number | null, until: number) => send<DaysOff>('POST', '/days-off', { since, until }),
  back: () => send<DaysOff>('DELETE', '/days-off'),
};
