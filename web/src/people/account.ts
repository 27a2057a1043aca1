/** One's own account, as the server tells it (docs/protocol.md, 2). */

import { get, type Me, send } from '../wire/http';

export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

export interface AccountInfo {
  name: string;
  account: string | null; // without one the rest is empty
  password: boolean;
  passkeys: PasskeyInfo[];
  codes: number; // that still work
  mail: string | null;
  letters: boolean; // does this server send any?
  devices: number;
  open: boolean; // may others see the profile?
  proved: boolean;
}

/** One is back; `passkeys`: what else still lets somebody in. */
export interface Back extends Me {
  passkeys: PasskeyInfo[];
}

/** What the browser is to do, and the ticket to bring its answer with. */
export interface Asked {
  ticket: string;
  options: Record<string, unknown>;
}

export const account = {
  now: () => get<AccountInfo>('/account'),
  rename: (name: string) => send<AccountInfo>('POST', '/account/name', { name }),
  password: (password: string) => send<AccountInfo>('POST', '/account/password', { password }),
  codes: () => send<{ codes: string[] }>('POST', '/account/codes'),
  open: (open: boolean) => send<AccountInfo>('POST', '/account/open', { open }),
  mail: (mail: string, language: string) => send<AccountInfo>('POST', '/account/mail', { mail, language }),
  confirm: (ticket: string) => send<null>('POST', '/account/mail/confirm', { ticket }),
  askAnother: () => send<Asked>('POST', '/account/passkeys/options'),
  addPasskey: (ticket: string, credential: unknown, name: string) => send<AccountInfo>('POST', '/account/passkeys', { ticket, credential, name }),
  namePasskey: (id: string, name: string) => send<AccountInfo>('POST', `/account/passkeys/${id}`, { name }),
  removePasskey: (id: string) => send<AccountInfo>('DELETE', `/account/passkeys/${id}`),
  askNew: (name: string) => send<Asked>('POST', '/account/passkey/options', { name }),
  openByPasskey: (ticket: string, credential: unknown, name: string) => send<Me>('POST', '/account/passkey', { ticket, credential, name }),
  askPasskey: () => send<Asked>('POST', '/login/passkey/options'),
  loginByPasskey: (ticket: string, credential: unknown) => send<Me>('POST', '/login/passkey', { ticket, credential }),
  logoutEverywhere: () => send<Me>('POST', '/logout/everywhere'),
  letter: (name: string, language: string) => send<null>('POST', '/recover/letter', { name, language }),
  byCode: (name: string, code: string, password: string) => send<Back>('POST', '/recover/code', { name, code, password }),
  byLink: (ticket: string, password: string) => send<Back>('POST', '/recover/link', { ticket, password }),
  go: () => send<null>('DELETE', '/me'),
};
