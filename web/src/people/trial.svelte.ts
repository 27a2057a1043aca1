/** Something somebody tries: while it lasts, what came of it, and whether they have to show first who they are. */

import { Speaker, t } from '../texts/speech.svelte';
import { announce } from '../ui/live.svelte';
import { Declined } from '../wire/http';

export class Trial {
  busy = $state(false);
  trouble = $state('');
  done = $state('');
  again = $state.raw<(() => Promise<void>) | null>(null); // what waits for a proof

  /** `done`: what is said when it has worked. */
  async run(work: () => Promise<unknown>, done = ''): Promise<void> {
    if (this.busy) return;
    [this.busy, this.trouble, this.done, this.again] = [true, '', '', null];
    try {
      await work();
      this.done = done;
      if (done) announce(done);
    } catch (error) {
      if (error instanceof Declined && 'id' in error.say && error.say.id === 'error-prove') this.again = () => this.run(work, done);
      else this.trouble = said(error);
    } finally {
      this.busy = false;
    }
  }
}

function said(error: unknown): string {
  if (error instanceof Declined) return new Speaker('').say(error.say);
  return t(error instanceof DOMException ? 'me-passkey-none' : 'ui-state-declined'); // put away, or none here
}
