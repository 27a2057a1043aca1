/** What this browser remembers of its person: language, theme, sound, names. Never needed to play. */

const PREFIX = 'formicarium.';

export function remembered(key: string, fallback: string): string {
  try {
    return globalThis.localStorage?.getItem(PREFIX + key) ?? fallback;
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(PREFIX + key, value);
  } catch {
    // private windows may refuse: the page then forgets, and works
  }
}
