import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Ears } from '../../src/table/socket';
import type { FromServer, ToServer } from '../../src/wire/messages';

/** A socket that does what it is told. */
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: { type: string; key?: string; seen?: number }[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {}

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  say(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const move: ToServer = { type: 'move', key: 'k1', seat: 0, number: 3, path: ['cell:r1c1'] };
const links: string[] = [];
const ears: Ears = { heard: () => {}, link: (link) => links.push(link), seen: () => 41 };

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  links.length = 0;
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the wire', () => {
  it('says hello with the last event it has', () => {
    connect('ws://here/ws', ears);
    Line.all[0]?.open();
    expect(Line.all[0]?.sent[0]).toEqual({ type: 'hello', version: 1, seen: 41, scenes: 'patch', beats: true });
  });

  it('comes back by itself, and sends again what was not acknowledged', () => {
    const wire = connect('ws://here/ws', ears);
    Line.all[0]?.open();
    wire.send(move);
    Line.all[0]?.drop();
    expect(links).toEqual(['connecting', 'open', 'lost']);
    vi.advanceTimersByTime(1000);
    Line.all[1]?.open();
    expect(Line.all[1]?.sent.map((message) => message.type)).toEqual(['hello', 'move']);
  });

  it('sends nothing twice that was taken or refused', () => {
    const wire = connect('ws://here/ws', ears);
    Line.all[0]?.open();
    wire.send(move);
    Line.all[0]?.say({ type: 'done', key: 'k1' });
    Line.all[0]?.drop();
    vi.advanceTimersByTime(1000);
    Line.all[1]?.open();
    expect(Line.all[1]?.sent.map((message) => message.type)).toEqual(['hello']);
  });

  it('keeps what could not be done, and asks again', () => {
    const wire = connect('ws://here/ws', ears);
    const line = () => Line.all[0]?.sent.map((message) => message.type);
    Line.all[0]?.open();
    wire.send(move);
    Line.all[0]?.say({ type: 'later', key: 'k1', say: { id: 'later-storage' }, seconds: 3 });
    expect(line()).toEqual(['hello', 'move']);
    vi.advanceTimersByTime(3000);
    expect(line()).toEqual(['hello', 'move', 'move']);
    Line.all[0]?.say({ type: 'later', key: 'k1', say: { id: 'later-storage' }, seconds: 3 });
    Line.all[0]?.say({ type: 'done', key: 'k1' });
    vi.advanceTimersByTime(9000);
    expect(line()).toEqual(['hello', 'move', 'move']);
  });

  it.each([
    [4503, 'ailing'],
    [4429, 'full'],
  ])('waits for long where the server closes with %i, and says so', (code, link) => {
    connect('ws://here/ws', ears);
    Line.all[0]?.open();
    Line.all[0]?.drop(code);
    expect(links.at(-1)).toBe(link);
    vi.advanceTimersByTime(5000);
    expect(Line.all).toHaveLength(1);
    vi.advanceTimersByTime(6000);
    expect(Line.all).toHaveLength(2);
  });

  it('does not insist where it is not wanted', () => {
    connect('ws://here/ws', ears);
    Line.all[0]?.open();
    Line.all[0]?.drop(4404);
    vi.advanceTimersByTime(60000);
    expect(Line.all.length).toBe(1);
    expect(links.at(-1)).toBe('gone');
  });
});
