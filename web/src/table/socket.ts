/** One websocket per open table: it comes back by itself, and sends again what was not acknowledged. */

import { UNDER } from '../under';
import type { Frame, FromServer, Inquiry, ToServer } from '../wire/messages';
import { INQUIRIES, VERSION } from '../wire/messages';
import { restorer, type SentFrame } from '../wire/patch';

export type Link = 'connecting' | 'open' | 'lost' | 'full' | 'ailing' | 'gone';

export interface Wire {
  send(message: ToServer): void;
  close(): void;
}

export interface Ears {
  heard(message: FromServer): void;
  link(link: Link): void;
  seen(): number; // the last event number we have
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 25000;
const REFUSED_FOR_GOOD = new Set([4400, 4403, 4404]); // the server will not have us here
const LATER: Record<number, Link> = { 4429: 'full', 4503: 'ailing' }; // it has no room, or cannot reach what it has stored

type Keyed = Exclude<Extract<ToServer, { key: string }>, Inquiry>;

const mustArrive = (message: ToServer): message is Keyed => 'key' in message && !INQUIRIES.has(message.type);

export function connect(address: string, ears: Ears): Wire {
  let socket: WebSocket | null = null;
  let closed = false;
  let pause = FIRST_PAUSE;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let ping: ReturnType<typeof setInterval> | undefined;
  const unacknowledged = new Map<string, Keyed>();

  const put = (message: ToServer): void => socket?.send(JSON.stringify(message));

  /** The server could not do it just now: the message is kept, and sent again on the same line. */
  function askAgain(key: string, seconds: number): void {
    const line = socket;
    setTimeout(() => {
      const message = unacknowledged.get(key);
      if (message && line === socket && line?.readyState === WebSocket.OPEN) put(message);
    }, seconds * 1000);
  }

  function open(): void {
    clearTimeout(retry);
    if (closed || socket) return;
    socket = new WebSocket(address);
    const restore = restorer();
    socket.onopen = () => {
      pause = FIRST_PAUSE;
      put({ type: 'hello', version: VERSION, seen: ears.seen(), scenes: 'patch', beats: true });
      for (const message of unacknowledged.values()) put(message);
      ping = setInterval(() => put({ type: 'ping' }), PING_EVERY);
      ears.link('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Exclude<FromServer, Frame> | SentFrame;
      if (message.type === 'later') askAgain(message.key, message.seconds);
      else if ('key' in message) unacknowledged.delete(message.key);
      ears.heard(message.type === 'frame' ? restore(message) : message);
    };
    socket.onclose = (event) => {
      clearInterval(ping);
      socket = null;
      if (closed) return;
      if (REFUSED_FOR_GOOD.has(event.code)) {
        closed = true;
        ears.link('gone');
        return;
      }
      const later = LATER[event.code];
      if (later) pause = LONGEST_PAUSE;
      ears.link(later ?? 'lost');
      retry = setTimeout(open, pause * (0.75 + Math.random() / 2));
      pause = Math.min(LONGEST_PAUSE, pause * 1.7);
    };
  }

  const now = (): void => {
    pause = FIRST_PAUSE;
    open();
  };
  const looked = (): void => {
    if (document.visibilityState === 'visible') now();
  };
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', looked);
  ears.link('connecting');
  open();

  return {
    send(message) {
      if (mustArrive(message)) unacknowledged.set(message.key, message);
      if (socket?.readyState === WebSocket.OPEN) put(message);
    },
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(ping);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', looked);
      socket?.close();
    },
  };
}

export const tableAddress = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${UNDER}/ws/tables/${encodeURIComponent(table)}`;

let keys = 0;
const session = Math.random().toString(36).slice(2, 10);

/** A key of mine that no other message has. */
export const freshKey = (): string => `${session}-${Date.now().toString(36)}-${keys++}`;
