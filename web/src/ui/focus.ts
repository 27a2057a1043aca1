/** Where the keyboard is. */

/** As an attachment: this element takes the focus when it appears. */
export function focused(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

let keys = false;

/** Notice whether this person uses keys or a pointer. */
export function watchHands(): () => void {
  const pressed = (): void => void (keys = true);
  const pointed = (): void => void (keys = false);
  window.addEventListener('keydown', pressed, true);
  window.addEventListener('pointerdown', pointed, true);
  return () => {
    window.removeEventListener('keydown', pressed, true);
    window.removeEventListener('pointerdown', pointed, true);
  };
}

const FIRST = ['.hit.ok[tabindex="0"]', '.hand .card.ok', '.answers .option', '.answers .button'];

/** Whoever plays by keys and has lost the focus, or has it where nothing can be done any more, gets it where something can. */
export function refocus(always = false): void {
  const at = document.activeElement;
  const lost = !at || at === document.body || at.matches('.hit:not(.ok)');
  if (!always && !(keys && lost)) return;
  for (const selector of FIRST) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found.focus({ preventScroll: true });
  }
}
