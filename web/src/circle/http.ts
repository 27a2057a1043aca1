/** Friends, and people one wants nothing to do with, over HTTP: docs/protocol.md, 2. */

import { get, send } from '../wire/http';
import type { Seat } from '../wire/scene';

export interface Bond {
  id: string;
  kind: 'friend' | 'mute' | 'block';
  name: string;
  account: string | null;
}

export interface Invited {
  table: string;
  game: string;
  seat: Seat;
  invitation: string;
  by: string;
  at: number;
}

export interface CircleInfo {
  friends: Bond[];
  asking: Bond[];
  asked: Bond[];
  muted: Bond[];
  blocked: Bond[];
  invited: Invited[];
  link: string | null;
}

/** Somebody at a table: at a seat, or who said a line. */
export interface Target {
  table: string;
  seat?: Seat;
  line?: number;
}

export const circle = {
  look: () => get<CircleInfo>('/circle'),
  bind: (wish: { kind: Bond['kind']; name?: string; link?: string; at?: Target }) => send<CircleInfo>('POST', '/circle', wish),
  accept: (bond: string) => send<CircleInfo>('POST', `/circle/${bond}/accept`),
  release: (bond: string) => send<CircleInfo>('DELETE', `/circle/${bond}`),
  renewLink: () => send<CircleInfo>('POST', '/circle/link'),
  owner: (link: string) => get<{ name: string }>(`/friend/${encodeURIComponent(link)}`),
  invite: (table: string, friend: string) => send<unknown>('POST', `/tables/${table}/invite`, { friend }),
  decline: (table: string) => send<unknown>('DELETE', `/tables/${table}/invite`),
};
