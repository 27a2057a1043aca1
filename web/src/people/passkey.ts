/** Passkeys, as browsers know them: bytes there, base64url on the wire. */

import { account, type Asked } from './account';
import type { Me } from '../wire/http';

/** Can this browser have one for this page? Not without a name for the place, nor without a safe way to it. */
export function hasPasskeys(): boolean {
  const numbers = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !numbers && typeof PublicKeyCredential !== 'undefined';
}

/** Make one, as the server asks: what it gets for an answer. */
export async function make({ options }: Asked): Promise<unknown> {
  const { challenge, user, excludeCredentials, ...rest } = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...rest,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: (excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  } as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return answer(made, { clientDataJSON, attestationObject });
}

/** Let somebody show theirs, whoever it is; they are logged in then. */
export async function logIn(): Promise<Me> {
  const asked = await account.askPasskey();
  const { challenge, allowCredentials: _, ...rest } = asked.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = { ...rest, challenge: bytes(challenge) } as PublicKeyCredentialRequestOptions;
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  const parts = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) };
  return account.loginByPasskey(asked.ticket, answer(shown, parts));
}

/** What a new one is called at first: where it was made. */
export function here(): string {
  const about = navigator as { userAgentData?: { platform?: string } };
  return about.userAgentData?.platform ?? '';
}

function answer(key: PublicKeyCredential, parts: Record<string, ArrayBuffer>): unknown {
  const response = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, text(part)]));
  return { id: key.id, rawId: text(key.rawId), type: key.type, response };
}

export function bytes(words: string): Uint8Array {
  const plain = atob(words.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
