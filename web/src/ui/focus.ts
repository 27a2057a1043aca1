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

/** Whoever plays by keys and has lost the focus gets it back where something can be done. */
export function refocus(always = false): void {
  if (!always && (!keys || (document.activeElement && document.activeElement !== document.body))) return;
  for (const selector of FIRST) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found.focus({ preventScroll: true });
  }
}
