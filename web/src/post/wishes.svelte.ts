/** What this person wants to be told, as the server keeps it, and what this browser does about it. */

import { speech } from '../texts/speech.svelte';
import { Declined } from '../wire/http';
import type { Say } from '../wire/say';
import { type Here, here, letSleep, wake } from './browser';
import { type Kind, notices, type Way, type Wishes } from './http';

export class Wanted {
  wishes = $state.raw<Wishes | null>(null);
  browser = $state<Here>(here());
  busy = $state(false);
  trouble = $state.raw<Say | null>(null);

  async load(): Promise<void> {
    await this.doing(async () => {
      this.wishes = await notices.wishes();
      const { push, mail, language } = this.wishes;
      if ((push.length || mail.length) && language !== speech.language) await this.wish(this.wishes); // they speak another by now
    });
  }

  /** Is this told by this way, as far as this browser is concerned? */
  on(way: Way, kind: Kind): boolean {
    const wanted = this.wishes?.[way].includes(kind) ?? false;
    return wanted && (way === 'mail' || this.browser === 'woken' || this.browser === 'page');
  }

  async set(way: Way, kinds: readonly Kind[], on: boolean): Promise<void> {
    await this.doing(async () => {
      const { wishes } = this;
      if (!wishes) return;
      if (way === 'push' && on) {
        this.browser = await wake(wishes.key);
        if (this.browser !== 'woken' && this.browser !== 'page') return;
      }
      const before: Kind[] = wishes[way].filter((kind) => !kinds.includes(kind));
      await this.wish({ ...wishes, [way]: on ? [...before, ...kinds] : before });
      if (way === 'push' && !this.wishes?.push.length) this.browser = await letSleep();
    });
  }

  private async wish(wishes: Wishes): Promise<void> {
    this.wishes = await notices.wish({ ...wishes, language: speech.language });
  }

  private async doing(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.trouble = error.say;
    } finally {
      this.busy = false;
    }
  }
}
