/** What oneself is called, as far as this browser knows: for the top of a page, without asking anybody. */

import { remember, remembered } from './memory';

class Who {
  name = $state(remembered('who', ''));

  is(name: string): void {
    this.name = name;
    remember('who', name);
  }
}

export const who = new Who();
