/** Points at an answer: by the pointer, by the focus of keys, or by a finger that stays. */

import type { Attachment } from 'svelte/attachments';

/** Where the pointer was last: what is told of an answer stays out of its way. */
export const pointer = { x: 0, y: 0 };

globalThis.addEventListener?.(
  'pointermove',
  ({ clientX, clientY }) => {
    [pointer.x, pointer.y] = [clientX, clientY];
  },
  { passive: true },
);

const HOLD = 380; // milliseconds: longer than a tap

/** `lean(true)`: somebody goes by keys. A finger that stays only looks: lifting it presses nothing. */
export function leaning(lean: (aloud: boolean) => void, leave: () => void): Attachment<HTMLElement> {
  return (element) => {
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
      blur: leave,
    };
    const swallow = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
    element.addEventListener('click', swallow, true);
    return () => {
      clearTimeout(holding);
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
      element.removeEventListener('click', swallow, true);
      leave();
    };
  };
}
