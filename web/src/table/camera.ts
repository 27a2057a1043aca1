/** Looking at a large board: pan and zoom, in board units. */

export interface Camera {
  zoom: number; // 1: the whole board fits
  x: number; // the board point in the middle of the window
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

const MOST = 6;

export const whole = (board: Box): Camera => ({ zoom: 1, x: board.width / 2, y: board.height / 2 });

/** Keep the board in sight: no further out than the whole, no further aside than its edge. */
export function kept(camera: Camera, board: Box): Camera {
  const zoom = Math.min(MOST, Math.max(1, camera.zoom));
  const [halfWidth, halfHeight] = [board.width / zoom / 2, board.height / zoom / 2];
  return {
    zoom,
    x: Math.min(board.width - halfWidth, Math.max(halfWidth, camera.x)),
    y: Math.min(board.height - halfHeight, Math.max(halfHeight, camera.y)),
  };
}

/** Zoom by a factor so that the given board point stays under the pointer. */
export function zoomed(camera: Camera, by: number, at: { x: number; y: number }, board: Box): Camera {
  const zoom = Math.min(MOST, Math.max(1, camera.zoom * by));
  const ratio = camera.zoom / zoom;
  return kept({ zoom, x: at.x + (camera.x - at.x) * ratio, y: at.y + (camera.y - at.y) * ratio }, board);
}

export function panned(camera: Camera, dx: number, dy: number, board: Box): Camera {
  return kept({ ...camera, x: camera.x - dx, y: camera.y - dy }, board);
}

/** A camera that has all these points in sight, with some room around each. */
export function around(points: readonly { x: number; y: number }[], room: number, board: Box, most = 3.2): Camera {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min(most, board.width / (right - left + 2 * room), board.height / (bottom - top + 2 * room));
  return kept({ zoom, x: (left + right) / 2, y: (top + bottom) / 2 }, board);
}

/** As the transform of the group that holds the board. */
export function transform(camera: Camera, board: Box): string {
  const [x, y] = [board.width / 2 - camera.x * camera.zoom, board.height / 2 - camera.y * camera.zoom];
  return `translate(${round(x)} ${round(y)}) scale(${round(camera.zoom)})`;
}

/** Undo the camera, so that a lens may look at the board by its own. */
export function inverse(camera: Camera, board: Box): string {
  const [x, y] = [board.width / 2 - camera.x * camera.zoom, board.height / 2 - camera.y * camera.zoom];
  return `scale(${1 / camera.zoom}) translate(${round(-x)} ${round(-y)})`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
