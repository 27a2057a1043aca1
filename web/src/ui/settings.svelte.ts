/** How this person likes the page: kept in this browser. */

import { remember, remembered } from './memory';

export type ThemeChoice = 'auto' | 'light' | 'dark';

/** "auto" leaves it to what is known of this person. */
export type Wish = 'auto' | 'on' | 'off';

export const settings = $state({
  theme: remembered('theme', 'auto') as ThemeChoice,
  sound: remembered('sound', 'off') === 'on',
  fast: remembered('fast', 'off') === 'on',
  confirm: remembered('confirm', 'on') === 'on', // ask before what cannot be taken back
  preview: remembered('preview', 'on') === 'on', // show what an answer would bring
  coach: {
    cards: remembered('coach-cards', 'auto') as Wish,
    explains: remembered('coach-explains', 'auto') as Wish,
    dangers: remembered('coach-dangers', 'auto') as Wish,
  },
});

const flag = (on: boolean): string => (on ? 'on' : 'off');

export function keep(change: Partial<typeof settings>): void {
  Object.assign(settings, change);
  remember('theme', settings.theme);
  remember('sound', flag(settings.sound));
  remember('fast', flag(settings.fast));
  remember('confirm', flag(settings.confirm));
  remember('preview', flag(settings.preview));
  for (const [kind, wish] of Object.entries(settings.coach)) remember(`coach-${kind}`, wish);
  wear(settings.theme);
}

/** Put the theme on. "auto" leaves it to the system. */
export function wear(theme: ThemeChoice): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
}

export const still = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
