/** What is asked of the server without changing anything: answered once, or not at all. */

import type { Answer, FromServer, Inquiry, ToServer } from '../wire/messages';
import { freshKey } from './socket';

type Asked = Inquiry['type'];
type Pending = { type: Asked; settle: (answer: Answer<Asked> | null) => void };
type Without<T> = T extends unknown ? Omit<T, 'key'> : never;

/** An inquiry before it has a key. */
export type Question<T extends Asked = Asked> = Without<Extract<Inquiry, { type: T }>> & { type: T };

export class Inquiries {
  private pending = new Map<string, Pending>();

  constructor(private readonly post: (message: ToServer) => void) {}

  /** The answer; null: refused, or the line was lost. It is not asked again. */
  ask<T extends Asked>(question: Question<T>): Promise<Answer<T> | null> {
    const key = freshKey();
    return new Promise((resolve) => {
      this.pending.set(key, { type: question.type, settle: resolve as Pending['settle'] });
      this.post({ ...question, key } as unknown as Inquiry);
    });
  }

  /** Is this about something that was asked here? Then whoever asked has it. */
  heard(message: FromServer): boolean {
    const asked = 'key' in message ? this.pending.get(message.key) : undefined;
    if (!asked || !('key' in message)) return false;
    this.pending.delete(message.key);
    asked.settle(message.type === asked.type ? (message as Answer<Asked>) : null);
    return true;
  }

  /** The line is another one: nothing that was asked will be answered. */
  drop(): void {
    const all = [...this.pending.values()];
    this.pending.clear();
    for (const one of all) one.settle(null);
  }
}
