/** Finding a game, over HTTP: docs/protocol.md, 2. */

import { UNDER } from '../under';
import { get, send } from '../wire/http';
import type { ClockRule } from '../wire/messages';

/** What somebody wants to play. */
export interface NewWish {
  game: string;
  variant: string;
  seats: number;
  pace: string;
  rated: boolean;
}

/** One's own wish; `table`: it was met, and one sits there. */
export interface WishInfo extends NewWish {
  id: string;
  waited: number; // seconds
  table: string | null;
}

/** What others wait for, and how many. */
export interface PoolInfo extends NewWish {
  count: number;
}

export interface PaceInfo {
  id: string;
  clock: ClockRule;
}

export interface MeetInfo {
  paces: PaceInfo[];
  may_rate: boolean;
  waiting: PoolInfo[];
  mine: WishInfo[];
}

export const meeting = {
  look: () => get<MeetInfo>('/meet'),
  wish: ({ game, variant, seats, pace, rated }: NewWish) => send<MeetInfo>('POST', '/meet', { game, variant, seats, pace, rated }),
  takeBack: (id: string) => send<MeetInfo>('DELETE', `/meet/${id}`),
};

/** Wait no longer, from a page that is being closed. */
export function takeBackOnLeaving(id: string): void {
  void fetch(`${UNDER}/api/meet/${id}`, { method: 'DELETE', keepalive: true, headers: { 'X-Formicarium': '1', 'Content-Type': 'application/json' }, body: '{}' }).catch(() => {});
}
