/** Boards beside the large one: as many as there is room for are drawn whole, the others are names to press. */

import type { TraySpot } from '../wire/scene';

interface Shaped {
  id: string;
  width: number;
  height: number;
}

const NAME = 34; // pixels: the name alone, and the gap to the next
const FRAME = 56; // a board's name, its frame and the gap, without the board
const RIM = 26;
const MOST = 400; // no board is drawn higher
const [LEAST, FOLDED] = [0.7, 29]; // of its width a drawn board may shrink to; pixels of a name
const [LAID_OPEN, PILE, REST] = [86, 44, 234]; // pixels: trays, and the least of the log with all gaps

/** The boards to be drawn: the first unless it is too tight even for one, and whatever something can be done on. */
export function drawnWhole(boards: readonly Shaped[], room: { width: number; height: number; tight?: boolean }, needed: (id: string) => boolean): Set<string> {
  const drawn = new Set(boards.filter((board, at) => (at === 0 && !room.tight) || needed(board.id)).map((board) => board.id));
  if (room.tight) return drawn;
  const high = (board: Shaped): number => FRAME + Math.min(MOST, ((room.width - RIM) * board.height) / board.width);
  let left = room.height - boards.reduce((sum, board) => sum + (drawn.has(board.id) ? high(board) : NAME), 0);
  for (const board of boards) {
    if (drawn.has(board.id)) continue;
    left -= high(board) - NAME;
    if (left < 0) break;
    drawn.add(board.id);
  }
  return drawn;
}

/** Whether one drawn board, however small, and the names of the others would cut the trays beside them. */
export function tooTight(boards: readonly Shaped[], room: { width: number; height: number }, trays: readonly { spot: TraySpot }[]): boolean {
  const [first, ...others] = boards;
  if (!first || !trays.length || !room.height) return false;
  const lying = trays.reduce((sum, tray) => sum + (tray.spot === 'pile' ? PILE : LAID_OPEN), 0);
  return room.height < FRAME + (LEAST * (room.width - RIM) * first.height) / first.width + FOLDED * others.length + lying + REST;
}
