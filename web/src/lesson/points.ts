/** Where on the page the things lie that a lesson speaks of. */

import { type Scene, type Touchable, tokensOf } from '../wire/scene';

const quoted = (id: string): string => CSS.escape(id);
const hit = (id: string): string => `[data-hit="${quoted(id)}"]`;
const at = (id: string): string => `[data-at="${quoted(id)}"]`;

const named = (thing: Touchable, point: string): boolean => thing.id === point || tokensOf(thing).at(-1) === point;

/**
 * What to look for on the page, best first: the thing itself, else what it lies on. On a phone a panel is closed, and
 * stands for everything in it.
 */
export function selectorsOf(scene: Scene, point: string): string[] {
  const closed = (panel: string): string => `[data-panel="${quoted(panel)}"]`;
  const panel = scene.panels.find((one) => one.id === point || one.sections.some((section) => section.rows.some((row) => row.id === point)));
  if (panel) return [at(point), closed(panel.id)];
  if (scene.boards.some((board) => board.id === point)) return [`.board:has(> svg > [id="world-${quoted(point)}"])`];
  if (scene.trays.some((tray) => tray.id === point)) return [at(point)];
  const place = scene.boards.flatMap((board) => board.places).find((one) => named(one, point));
  if (place) return [hit(place.id)];
  const piece = scene.pieces.find((one) => named(one, point));
  if (piece) return [hit(piece.id), `[data-piece="${quoted(piece.id)}"]`, ...held(piece.on)];
  const card = scene.cards.find((one) => named(one, point));
  return card ? [`[data-card="${quoted(card.id)}"]`, ...held(card.on)] : [];

  function held(on: string): string[] {
    return on === point ? [] : scene.boards.some((board) => board.places.some((one) => one.id === on)) ? [hit(on)] : selectorsOf(scene, on);
  }
}

/**
 * What an answer touches: of things that end in the same token (ants of one kind here and there), the one it spells whole;
 * else the card in one's hand (other questions also ask where it lies).
 */
export function spelledBy(scene: Scene, path: readonly string[]): string[] {
  const things = [...scene.boards.flatMap((board) => board.places), ...scene.pieces, ...scene.cards];
  return path.flatMap((token) => {
    const rivals = things.filter((thing) => named(thing, token));
    if (!rivals.length) return [token];
    const whole = rivals.find((thing) => thing.id === token || tokensOf(thing).every((each) => path.includes(each)));
    const meant = whole ?? rivals.find((thing) => scene.cards.some((card) => card.id === thing.id && inHand(scene, card.on)));
    return meant ? [meant.id] : [];
  });
}

/** Whether it is one's hand, or a card in it. */
export function inHand(scene: Scene, point: string): boolean {
  const hand = scene.trays.filter((tray) => tray.spot === 'hand').map((tray) => tray.id);
  return hand.includes(point) || scene.cards.some((card) => named(card, point) && hand.includes(card.on));
}

/** The board or the tray on which the first of these things lies: a phone shows one at a time. */
export function sightOf(scene: Scene, points: readonly string[]): string {
  for (const point of points) {
    const piece = scene.pieces.find((one) => named(one, point));
    const card = scene.cards.find((one) => named(one, point));
    const found =
      scene.boards.find((board) => board.id === point || board.places.some((place) => named(place, point) || place.id === piece?.on)) ??
      scene.trays.find((tray) => tray.id === point || tray.id === card?.on);
    if (found) return found.id;
  }
  return '';
}
