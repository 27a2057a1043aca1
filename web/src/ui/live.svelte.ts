/** What a screen reader is told: events and prompts, politely, one after the other. */

export const live = $state({ polite: '', urgent: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say this when the reader has finished; lines that come together are said together. */
export function announce(text: string): void {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const said = waiting.join(' ');
    waiting = [];
    live.polite = live.polite === said ? `${said}\u00a0` : said; // the same words twice are news too
  }, 150);
}

/** Forget what was said: the next one at this screen may not be meant to hear it. */
export function hushAll(): void {
  clearTimeout(timer);
  waiting = [];
  live.polite = '';
  live.urgent = '';
}

/** What was urgent is so no more. */
export function calm(): void {
  live.urgent = '';
}

export function alertUser(text: string): void {
  live.urgent = live.urgent === text ? `${text}\u00a0` : text;
}
