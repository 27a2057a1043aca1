/** Looking for somebody to play with: asked after again and again, on whatever page one is meanwhile. */

import { go, route } from '../route.svelte';
import { t } from '../texts/speech.svelte';
import { alertUser } from '../ui/live.svelte';
import { play } from '../ui/sound';
import { flag, raise } from './flag.svelte';
import { meeting, type MeetInfo, type NewWish, takeBackOnLeaving, type WishInfo } from './http';

const OFTEN = 2000; // ms between two looks while one waits for a live match
const SELDOM = 8000;
const YOUNG = 15_000; // ms for which a page may still have to wish again
const RELOADED = 120_000; // ms after which whoever comes back is not back, but new

/** What is known; `at`: when it was said. */
export const seeking = $state<{ info: MeetInfo | null; at: number }>({ info: null, at: 0 });

/** Is this one's pace live? A slow wish needs no page. */
export const isLive = (wish: { pace: string }): boolean => seeking.info?.paces.find((pace) => pace.id === wish.pace)?.clock.kind === 'live';

export const liveWish = (): WishInfo | undefined => seeking.info?.mine.find((wish) => !wish.table && isLive(wish));

let born = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;
let users = 0;

/** Keep looking for as long as somebody here wants to know; the way to stop. */
export function follow(): () => void {
  users += 1;
  if (users === 1) {
    void look();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
  }
  return () => {
    users -= 1;
    if (users) return;
    clearTimeout(timer);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}

async function look(): Promise<void> {
  clearTimeout(timer);
  try {
    const info = await meeting.look();
    const again = resumed(info);
    take(again ? await meeting.wish(again) : info);
  } catch {
    // the next look may do
  }
  if (users) timer = setTimeout(() => void look(), liveWish() ? OFTEN : SELDOM);
}

/** A page that is loaded anew goes on looking for what it looked for: it had taken that back when it was left. */
function resumed(info: MeetInfo): NewWish | null {
  if (!isYoung() || info.mine.some((wish) => info.paces.some((pace) => pace.id === wish.pace && pace.clock.kind === 'live'))) return null;
  try {
    const { left, ...wish } = JSON.parse(flag.wish) as NewWish & { left?: number };
    return left && Date.now() - left < RELOADED ? wish : null;
  } catch {
    return null;
  }
}

const isYoung = (): boolean => Date.now() - born < YOUNG;

function take(info: MeetInfo): void {
  seeking.info = info;
  seeking.at = Date.now();
  const mine = liveWish();
  const waiting = mine ? JSON.stringify(mine) : '';
  if (waiting ? !flag.wish : !isYoung()) raise(waiting);
  const met = info.mine.find((wish) => wish.table && (isLive(wish) || route.now.page === 'meet'));
  if (met) void follows(met);
}

/** Somebody was found: to the table. */
async function follows(wish: WishInfo): Promise<void> {
  const { table } = wish;
  raise('');
  seeking.info = seeking.info && { ...seeking.info, mine: seeking.info.mine.filter((one) => one.id !== wish.id) };
  void meeting.takeBack(wish.id).catch(() => {}); // it is forgotten after a while anyway
  alertUser(t('meet-found'));
  play('turn');
  go(`/table/${table}`);
}

export async function wishFor(wish: NewWish): Promise<void> {
  take(await meeting.wish(wish));
  if (users) {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), OFTEN / 4); // whoever waits already is found at once
  }
}

export async function takeBack(id: string): Promise<void> {
  raise('');
  try {
    take(await meeting.takeBack(id));
  } catch {
    await look(); // it is gone already
  }
}

function leave(): void {
  const mine = liveWish();
  if (!mine) return;
  takeBackOnLeaving(mine.id);
  raise(JSON.stringify({ ...mine, left: Date.now() }));
}

function comeBack(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  born = Date.now();
  void look();
}
