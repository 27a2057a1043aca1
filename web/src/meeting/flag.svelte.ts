/** Does this tab look for somebody to play with? The first page should not have to know how that is done. */

const KEY = 'formicarium.seeking';

function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** `wish`: what is looked for, as it was asked for; '' if nothing is. */
export const flag = $state({ wish: kept() });

export function raise(wish: string): void {
  flag.wish = wish;
  try {
    sessionStorage.setItem(KEY, wish);
  } catch {
    // then a page that is loaded anew forgets it
  }
}
