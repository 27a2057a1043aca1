/** One stop of the tab key for many small things: from there the arrows lead through all that have a title. */

import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export const roving: Attachment<HTMLElement> = (holder) => {
  function keyed(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = [...holder.querySelectorAll<HTMLElement>('[title]')].filter((one) => one.getClientRects().length > 0 && one.title && one.title !== one.textContent?.trim());
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[at < 0 ? (by > 0 ? 0 : stops.length - 1) : at + by];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  }
  holder.addEventListener('keydown', keyed);
  return () => holder.removeEventListener('keydown', keyed);
};
