/** Boards beside the large one: as many as there is room for are drawn whole, the others are names to press. */

interface Shaped {
  id: string;
  width: number;
  height: number;
}

const NAME = 34; // pixels: the name alone, and the gap to the next
const FRAME = 56; // a board's name, its frame and the gap, without the board
const RIM = 26;
const MOST = 400; // no board is drawn higher

/** The boards to be drawn: the first at any rate, and whatever something can be done on. */
export function drawnWhole(boards: readonly Shaped[], room: { width: number; height: number }, needed: (id: string) => boolean): Set<string> {
  const drawn = new Set(boards.filter((board, at) => at === 0 || needed(board.id)).map((board) => board.id));
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
