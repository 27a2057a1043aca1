/** This browser: may it be woken when none of our pages is open, or tell something while one is? */

import { remember, remembered } from '../ui/memory';
import { UNDER, within } from '../under';
import { notices } from './http';

/** `woken`: by the server, at any time; `page`: only a page that is open tells; `no`: neither; `never`: it may not, or cannot. */
export type Here = 'woken' | 'page' | 'no' | 'never';

const KEPT = 'notices-here';
const WORKER = `${UNDER}/wake.js`;

export function here(): Here {
  if (!('Notification' in globalThis) || !globalThis.isSecureContext || Notification.permission === 'denied') return 'never';
  const kept = remembered(KEPT, 'no');
  return Notification.permission === 'granted' && (kept === 'woken' || kept === 'page') ? kept : 'no';
}

/** Have this browser woken; where nobody can wake it, an open page tells. Asks its person for leave. */
export async function wake(key: string): Promise<Here> {
  if (here() === 'never' || (await Notification.requestPermission()) !== 'granted') return here();
  try {
    const { endpoint, keys } = (await subscribed(key)).toJSON();
    if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new Error('no subscription');
    await notices.wake(endpoint, keys['p256dh'], keys['auth']);
    remember(KEPT, 'woken');
  } catch {
    remember(KEPT, 'page');
  }
  return here();
}

async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe(); // of another house at this address
    return pushManager.subscribe(wanted);
  }
}

export async function letSleep(): Promise<Here> {
  remember(KEPT, 'no');
  const subscription = await (await navigator.serviceWorker?.getRegistration(WORKER))?.pushManager.getSubscription();
  if (subscription) {
    await notices.sleep(subscription.endpoint).catch(() => null);
    await subscription.unsubscribe();
  }
  return here();
}

/** Tell it from the page itself, where nothing else does. */
export async function tell(title: string, body: string, tag: string): Promise<void> {
  if (here() !== 'page') return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      globalThis.focus();
      notice.close();
    };
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration(WORKER); // telephones want it so
    await worker?.showNotification(title, { body, tag, data: { path: within(location.pathname) } });
  }
}
