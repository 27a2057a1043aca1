/** Where we are: paths of docs/protocol.md, 2.3. */

import { UNDER, within } from './under';

export interface Route {
  page: 'home' | 'create' | 'meet' | 'tournaments' | 'tournament' | 'table' | 'join' | 'resume' | 'replay' | 'rules' | 'aid' | 'learn' | 'me' | 'recover' | 'confirm' | 'notices' | 'leaders' | 'people' | 'friends' | 'moderate' | 'lost';
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

const PAGES = ['create', 'meet', 'tournaments', 'tournament', 'table', 'join', 'resume', 'replay', 'rules', 'aid', 'learn', 'me', 'recover', 'confirm', 'notices', 'leaders', 'people', 'friends', 'moderate'] as const;

function read(): Route {
  const parts = within(location.pathname).split('/').filter(Boolean).map(decodeURIComponent);
  const [first, ...rest] = parts;
  const page = first === undefined ? 'home' : (PAGES.find((name) => name === first) ?? 'lost');
  return { page, parts: rest, query: new URLSearchParams(location.search), hash: decodeURIComponent(location.hash.slice(1)) };
}

export const route = $state<{ now: Route }>({ now: read() });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', UNDER + path);
  else history.pushState(null, '', UNDER + path);
  route.now = read();
  if (!location.hash) window.scrollTo(0, 0);
}

/** Change only what stands behind the hash, without a step in the history. */
export function setHash(hash: string): void {
  history.replaceState(null, '', `${location.pathname}${location.search}#${hash}`);
}

export function listen(): void {
  window.addEventListener('popstate', () => (route.now = read()));
  window.addEventListener('hashchange', () => (route.now = read()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    const path = within(link.pathname);
    if (path.startsWith('/api/')) return;
    event.preventDefault();
    go(path + link.search + link.hash);
  });
}
