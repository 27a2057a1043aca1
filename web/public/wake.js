/* Wakes up when the server has something to tell, shows it, and opens its page when it is pressed. It keeps nothing and answers no request. */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

async function show({ title, body, path, tag, lang }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some((page) => page.focused && new URL(page.url).pathname === address(path).pathname)) return; // they are looking at it
  await self.registration.showNotification(title, { body, tag, lang, renotify: true, data: { path } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(address(event.notification.data.path)));
});

/** The scope is the folder of the host under which the house is served. */
function address(path) {
  return new URL(`.${path}`, self.registration.scope);
}

async function open(wanted) {
  if (wanted.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(wanted.href);
}
