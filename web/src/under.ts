/** The house may be served under a folder of its host: every address of ours begins with it. */

/** That folder, as the server has written it into the page; "" where there is none. */
export const UNDER = globalThis.document?.documentElement.dataset['under'] ?? '';

/** A path of the house as one gives it to others. */
export const address = (path: string): string => `${location.origin}${UNDER}${path}`;

/** The path within the house of a path on its host. */
export const within = (pathname: string): string => (UNDER && `${pathname}/`.startsWith(`${UNDER}/`) ? pathname.slice(UNDER.length) || '/' : pathname);
