/** Small scenes for tests. */

import type { Card, Panel, Piece, Place, Row, Scene } from '../../src/wire/scene';

export const place = (id: string, x = 0, y = 0): Place => ({
  id,
  x,
  y,
  width: 10,
  height: 10,
  label: { key: id },
  shape: 'circle',
  points: [],
  tone: '',
  seat: null,
  sprite: '',
  level: 0,
  badge: '',
  caption: null,
  dashed: false,
  group: '',
});

export const piece = (id: string, on: string, more: Partial<Piece> = {}): Piece => ({
  id,
  sprite: 'ant',
  on,
  label: { key: id },
  over: [],
  marks: [],
  dx: 0,
  dy: 0,
  size: 5,
  turn: 0,
  seat: null,
  tone: '',
  count: 1,
  badge: '',
  lit: false,
  faded: false,
  whence: '',
  ...more,
});

export const card = (id: string, on: string): Card => ({
  id,
  name: { key: id },
  sprite: '',
  on,
  text: null,
  kind: '',
  icons: [],
  seat: null,
  face: 'up',
  lit: false,
  faded: false,
  hint: null,
  clause: '',
});

export const row = (id: string, value: number | null): Row => ({
  label: { key: id },
  value,
  of: null,
  goal: false,
  worse: false,
  sprite: '',
  icons: [],
  open: false,
  hint: null,
  id,
});

export const panel = (id: string, rows: Row[]): Panel => ({
  id,
  title: null,
  seat: 0,
  active: false,
  badges: [],
  sections: [{ rows, title: null, columns: 1 }],
  notes: [],
});

export const scene = (more: Partial<Scene> = {}): Scene => ({
  game: 'test',
  status: { key: 'status' },
  boards: [{ id: 'board', width: 100, height: 100, places: [place('a'), place('b', 50), place('c', 90)], title: null, seat: null }],
  pieces: [],
  trays: [],
  cards: [],
  panels: [],
  notes: [],
  stages: [],
  stage: null,
  ready: [],
  ...more,
});
