/** Points at an answer: by the pointer, by the focus of keys, or by a finger that stays. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** Where the pointer was last: what is told of an answer stays out of its way. */
export const pointer = { x: 0, y: 0 };

globalThis.addEventListener?.(
  'pointermove',
  ({ clientX, clientY }) => {
    [pointer.x, pointer.y] = [clientX, clientY];
  },
  { passive: true },
);

let last: HTMLElement | null = null; // what was pointed at last

const HOLD = 380; // milliseconds: longer than a tap

/** `lean(true)`: somebody goes by keys. A finger that stays only looks: lifting it presses nothing. */
export function leaning(at: (aloud: boolean) => void, leave: () => void): Attachment<HTMLElement> {
  return (element) => {
    const lean = (aloud: boolean): void => {
      last = element;
      at(aloud);
    };
    let holding: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerenter: (event) => {
        if (event.pointerType !== 'touch') lean(false);
      },
      pointerleave: (event) => {
        clearTimeout(holding);
        if (event.pointerType !== 'touch') leave();
      },
      pointerdown: (event) => {
        held = false;
        if (event.pointerType !== 'touch') return;
        leave();
        holding = setTimeout(() => {
          held = true;
          lean(false);
        }, HOLD);
      },
      pointerup: () => clearTimeout(holding),
      pointercancel: () => clearTimeout(holding),
      contextmenu: (event) => {
        if (held) event.preventDefault();
      },
      focus: () => {
        if (element.matches(':focus-visible')) lean(true);
      },
      // A button that is taken off the page loses the focus while the page is being written: what that changes comes afterwards
      blur: () =>
        queueMicrotask(() => {
          if (last === element) leave();
        }),
    };
    const swallow = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // A button that is taken away while the page is drawn anew loses the focus in the midst of it: `on` bears that.
    const ends = Object.entries(listeners).map(([name, listener]) => on(element, name, listener as EventListener));
    ends.push(on(element, 'click', swallow, { capture: true }));
    return () => {
      clearTimeout(holding);
      for (const end of ends) end();
      leave();
    };
  };
}
