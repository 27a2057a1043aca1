/** Notices, over HTTP: docs/protocol.md, 2. */

import type { Language } from '../texts/speech.svelte';
import { get, send } from '../wire/http';

export const KINDS = ['turn', 'ended', 'invited', 'paired', 'round'] as const;
export type Kind = (typeof KINDS)[number];
export const WAYS = ['push', 'mail'] as const;
export type Way = (typeof WAYS)[number];

export interface Wishes {
  push: Kind[];
  mail: Kind[];
  language: Language;
  key: string; // with which a browser subscribes
  mail_to: 'yes' | 'no-address' | 'no-mail';
}

export const notices = {
  wishes: () => get<Wishes>('/notices'),
  wish: ({ push, mail, language }: Pick<Wishes, 'push' | 'mail' | 'language'>) => send<Wishes>('POST', '/notices', { push, mail, language }),
  wake: (endpoint: string, key: string, secret: string) => send<null>('POST', '/notices/browser', { endpoint, key, secret }),
  sleep: (endpoint: string) => send<null>('DELETE', '/notices/browser', { endpoint }),
  mailOff: (link: string) => send<null>('POST', `/notices/off/${encodeURIComponent(link)}`),
};
