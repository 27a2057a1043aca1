/** What things on a board are called: in a tip, and by a screen reader. */

import { lyingOn, type Piece, type Place } from '../wire/scene';
import type { Stage } from './stage';

/** A piece in words, with what the small pictures at its corner mean. */
export function pieceName({ speaker, scene }: Stage, piece: Piece): string {
  const words = speaker.say(piece.label);
  if (!piece.marks.length) return words;
  const marks = [...new Set(piece.marks)].map((mark) => speaker.say(scene.legend?.find((sign) => sign.sprite === mark)?.label));
  const more = marks.filter((mark) => mark && !words.toLowerCase().includes(mark.toLowerCase()));
  return more.length ? `${words} (${more.join(', ')})` : words;
}

/** A place in words, with all that stands on it. */
export function placeName(stage: Stage, place: Place): string {
  const standing = lyingOn(stage.scene, place.id).filter((piece) => piece.size > 0);
  return [stage.speaker.say(place.label), ...standing.map((piece) => pieceName(stage, piece))].join(', ');
}
