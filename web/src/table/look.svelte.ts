/** Looking at a board: wheel, drag, pinch, double tap, and a magnifier under a held finger. */

import { still } from '../ui/settings.svelte';
import { type Box, type Camera, kept, panned, whole, zoomed } from './camera';

export interface Point {
  x: number;
  y: number;
}

/** What a look has to know of the board it looks at. */
export interface Surface {
  readonly box: Box;
  readonly scale: number; // pixels per unit when the whole board fits
  readonly zoomable: boolean;
  readonly dense: boolean; // too small for a finger
  toBoard(x: number, y: number): Point | null;
  meant(x: number, y: number): boolean; // a press there does something
  point(x: number, y: number): void; // somebody points there
  press(x: number, y: number): void;
}

const SLOP = 6; // pixels a finger may stray and still have tapped
const HOLD = 220; // milliseconds until the magnifier comes
const GLANCE = 420; // milliseconds: a finger that stays longer only looks
const TAPS = 300; // milliseconds between two taps that are one double tap
const APPROACH = 260;
const RIM = 74; // the magnifier stays so many pixels inside the page

export class Look {
  pointer = $state.raw<Point | null>(null);
  lens = $state.raw<(Point & { left: number; top: number }) | null>(null);
  dragging = $state(false); // the board follows a finger or the mouse
  own = false; // somebody has chosen where to look

  private aim = $state.raw<Camera>({ zoom: 1, x: 0, y: 0 });
  private fingers = new Map<number, Point>();
  private dragged = false;
  private lastTap = { at: 0, x: 0, y: 0 };
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly surface: Surface) {
    this.camera = whole(surface.box);
  }

  /** Where one looks; a board that has grown since stays in sight. */
  get camera(): Camera {
    return kept(this.aim, this.surface.box);
  }

  private set camera(to: Camera) {
    this.aim = to;
  }

  fit = (): void => {
    this.own = true;
    this.camera = whole(this.surface.box);
  };

  zoom(by: number, at: Point | null = null): void {
    this.own = true;
    this.camera = zoomed(this.camera, by, at ?? this.camera, this.surface.box);
  }

  wheeled = (event: WheelEvent): void => {
    if (!this.surface.zoomable) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * 0.0015), this.surface.toBoard(event.clientX, event.clientY));
  };

  down = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    this.fingers.set(event.pointerId, { x, y });
    this.dragged = false;
    clearTimeout(this.holding);
    if (event.pointerType !== 'touch' || this.fingers.size > 1) return;
    if (this.surface.dense) this.holding = setTimeout(() => !this.dragged && this.magnify(x, y), HOLD);
    const meant = this.surface.meant(x, y);
    if (meant && !this.surface.dense) this.holding = setTimeout(() => (this.dragged = true), GLANCE); // lifting it presses nothing
    if (meant) return; // quick presses are no double tap
    const again = event.timeStamp - this.lastTap.at < TAPS && Math.hypot(x - this.lastTap.x, y - this.lastTap.y) < RIM / 2;
    if (again && this.camera.zoom > 1) this.fit();
    this.lastTap = { at: event.timeStamp, x, y };
  };

  /** A double click shows the whole board. */
  twice = (event: MouseEvent): void => {
    if (this.camera.zoom > 1 && !this.surface.meant(event.clientX, event.clientY)) this.fit();
  };

  moved = (event: PointerEvent): void => {
    const now = { x: event.clientX, y: event.clientY };
    this.pointer = now;
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    if (this.lens) return this.magnify(now.x, now.y);
    if (!this.dragged && Math.hypot(now.x - was.x, now.y - was.y) < SLOP) return;
    this.dragged = true;
    clearTimeout(this.holding);
    if (this.surface.zoomable) this.drag(event.pointerId, was, now);
    this.fingers.set(event.pointerId, now);
  };

  private drag(finger: number, was: Point, now: Point): void {
    const other = [...this.fingers].find(([id]) => id !== finger)?.[1];
    const shown = this.surface.scale * this.camera.zoom;
    this.dragging = !other && this.camera.zoom > 1;
    if (other) this.zoom(far(now, other) / Math.max(1, far(was, other)), this.surface.toBoard((now.x + other.x) / 2, (now.y + other.y) / 2));
    else if (this.dragging) this.camera = panned(this.camera, (now.x - was.x) / shown, (now.y - was.y) / shown, this.surface.box);
  }

  up = (event: PointerEvent): void => {
    clearTimeout(this.holding);
    this.dragging = false;
    this.fingers.delete(event.pointerId);
    if (!this.lens) return;
    this.lens = null;
    this.dragged = true; // the click that follows is not another touch
    if (event.type === 'pointerup') this.surface.press(event.clientX, event.clientY);
  };

  /** A drag ends with a click that means nothing. */
  swallow = (event: MouseEvent): void => {
    if (!this.dragged) return;
    event.stopPropagation();
    this.dragged = false;
  };

  private magnify(x: number, y: number): void {
    const point = this.surface.toBoard(x, y);
    if (point) this.lens = { x: point.x, y: point.y, left: Math.max(RIM, Math.min(innerWidth - RIM, x)), top: y > 180 ? y - 36 : y + 168 };
    this.surface.point(x, y);
  }

  /** Glide to another camera. */
  approach(to: Camera): void {
    const from = this.camera;
    if (Math.abs(from.zoom - to.zoom) < 0.05 && far(from, to) < 1) return;
    if (still()) {
      this.camera = to;
      return;
    }
    const began = performance.now();
    const move = (now: number): void => {
      const share = Math.max(0, Math.min(1, (now - began) / APPROACH));
      const between = (a: number, b: number): number => a + (b - a) * share * (2 - share);
      this.camera = { zoom: between(from.zoom, to.zoom), x: between(from.x, to.x), y: between(from.y, to.y) };
      if (share < 1) requestAnimationFrame(move);
    };
    requestAnimationFrame(move);
  }
}

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
