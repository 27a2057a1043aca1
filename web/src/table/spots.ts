/** What may be touched on a board, each with the place it stands on. */

import { type Board, lyingOn, type Piece, type Place, type Scene, type Touchable } from '../wire/scene';
import type { Target } from './nearest';
import { liftOf } from './shape';

export interface Spot extends Target {
  thing: Touchable;
  place: Place;
  piece: Piece | null;
}

type Legal = (thing: Touchable) => boolean;

/** What touching a place touches: itself, or what covers it. */
export function legalOn(scene: Scene, place: Place, legal: Legal): Touchable | null {
  if (legal(place)) return place;
  return lyingOn(scene, place.id).find((piece) => piece.size === 0 && legal(piece)) ?? null;
}

export function legalSpots(scene: Scene, { places }: Board, unit: number, legal: Legal): Spot[] {
  const spots: Spot[] = [];
  for (const place of places) {
    const thing = legalOn(scene, place, legal);
    if (thing) spots.push({ id: place.id, x: place.x, y: place.y - liftOf(place, unit), thing, place, piece: null });
  }
  for (const place of places)
    for (const piece of lyingOn(scene, place.id))
      if (piece.size > 0 && legal(piece)) spots.push({ id: piece.id, x: place.x + piece.dx, y: place.y + piece.dy - liftOf(place, unit), thing: piece, place, piece });
  return spots;
}

/** All that can be looked at. */
export const allSpots = ({ places }: Board): Spot[] =>
  places.filter((place) => place.shape !== 'none' && place.shape !== 'line').map((place) => ({ id: place.id, x: place.x, y: place.y, thing: place, place, piece: null }));
