/** The page's own light: another icon while it is your turn. */

import calm from '../art/favicon.svg?url';
import turn from '../art/favicon-turn.svg?url';

export function showTurn(mine: boolean): void {
  const [link, icon] = [document.querySelector('link[rel=icon]'), mine ? turn : calm];
  if (link?.getAttribute('href') !== icon) link?.setAttribute('href', icon);
}
