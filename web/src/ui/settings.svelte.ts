/** How this person likes the page: kept in this browser. */

import { remember, remembered } from './memory';

export type ThemeChoice = 'auto' | 'light' | 'dark';

/** "auto" leaves it to what is known of this person. */
export type Wish = 'auto' | 'on' | 'off';

/** What hits one waits on a card until it is pressed, for a few seconds, or not at all. */
export type NewsChoice = 'wait' | 'brief' | 'off';

/** How fast others' moves are shown: as they come, or with time to follow. */
export type PaceChoice = 'usual' | 'calm' | 'slow';

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
  news: remembered('news', 'wait') as NewsChoice,
  pace: remembered('pace', 'usual') as PaceChoice,
  summary: remembered('summary', 'on') === 'on', // what others did since my last turn opens by itself
  everything: remembered('everything', 'off') === 'on', // the log: noise too, and no turn folded
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
  remember('news', settings.news);
  remember('pace', settings.pace);
  remember('summary', flag(settings.summary));
  remember('everything', flag(settings.everything));
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
