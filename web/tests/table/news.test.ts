import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Since } from '../../src/happen/since.svelte';
import type { TableState } from '../../src/table/state.svelte';
import { belonging } from '../../src/table/news.svelte';
import { Screening } from '../../src/table/screening.svelte';
import type { Speaker } from '../../src/texts/speech.svelte';
import { settings } from '../../src/ui/settings.svelte';
import type { Frame, TableEvent } from '../../src/wire/messages';
import type { Scene } from '../../src/wire/scene';

const scene = (): Scene => ({ pieces: [], boards: [], trays: [], cards: [], panels: [], notes: [] }) as unknown as Scene;

const event = (number: number, more: Partial<TableEvent> = {}, args = {}): TableEvent => ({ number, cause: -1, clause: '', event: 'Thing', say: { id: 'thing', args }, ...more });
const hit = (number: number, more: Partial<TableEvent> = {}): TableEvent => event(number, { hits: true, ...more });
const rolled = (number: number, more: Partial<TableEvent> = {}): TableEvent => event(number, more, { dice: { list: [3] } });

const frame = (...events: TableEvent[]): Frame =>
  ({ type: 'frame', number: events[0]?.number ?? 0, eyes: 0, scene: scene(), decisions: [], waiting: [], asked: [], undo: {}, events, from: events[0]?.number ?? 0, outcome: null }) as unknown as Frame;

describe('what hits me waits', () => {
  let screen: Screening;
  let mine: boolean;
  let settled: number;
  const told = () => screen.news.card?.map((one) => one.number) ?? null;
  const rest = () => vi.waitFor(() => expect(screen.playing).toBe(false));

  beforeEach(async () => {
    vi.stubGlobal('document', { hidden: true }); // nobody looks: nothing takes time
    settings.news = 'wait';
    [mine, settled] = [false, 0];
    const speaker = { say: () => '' } as unknown as Speaker;
    screen = new Screening({ speaker, opens: () => mine, saw: () => {}, settles: () => (settled += 1) });
    screen.news.wanted = true;
    screen.enqueue(frame(hit(0))); // what was there when I came is in the log
    await rest();
    expect(told()).toBeNull();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('on one card for all that came in one go, while I can answer', async () => {
    screen.enqueue(frame(event(1), hit(2)));
    screen.enqueue(frame(hit(3), event(4, { turn: 'opens' })));
    await rest();
    expect(told()).toEqual([2, 3]);
    expect(settled).toBe(2);
  });

  it('and what comes next waits behind it', async () => {
    screen.enqueue(frame(hit(1)));
    await rest();
    screen.enqueue(frame(event(2)));
    await Promise.resolve();
    expect(screen.log.at(-1)?.number).toBe(1);
    screen.news.close();
    await vi.waitFor(() => expect(screen.log.at(-1)?.number).toBe(2));
  });

  it('the next turn too, while I look on', async () => {
    vi.stubGlobal('document', { hidden: false, querySelector: () => null });
    settings.fast = true;
    screen.enqueue(frame(hit(1), event(2, { turn: 'opens' })));
    screen.enqueue(frame(event(3)));
    await vi.waitFor(() => expect(told()).toEqual([1]));
    expect(screen.log.at(-1)?.number).toBe(2);
    screen.news.close();
    await vi.waitFor(() => expect(screen.log.at(-1)?.number).toBe(3));
    settings.fast = false;
  });

  it('but not what I did myself, unless dice decided it or another turn has begun', async () => {
    mine = true;
    screen.enqueue(frame(hit(1)));
    await rest();
    expect(told()).toBeNull();
    screen.enqueue(frame(hit(2), rolled(3), hit(4), event(5, { turn: 'opens' }), hit(6)));
    await rest();
    expect(told()).toEqual([2, 3, 4, 6]);
    expect(screen.since).toBe(4);
  });

  it('and what others decided at the same time is news to me, until my next turn', async () => {
    const of = (number: number, seat: number): TableEvent => event(number, {}, { seat: { seat } });
    const since = new Since({ viewer: 0, playing: false, screen, get log() { return screen.log; } } as unknown as TableState, () => false);
    const news = () => since.events.map((one) => one.number);
    mine = true;
    screen.enqueue(frame(event(1, { turn: 'opens' })));
    screen.enqueue(frame(of(2, 1), of(3, 0), of(4, 1)));
    screen.enqueue(frame(of(5, 0)));
    await rest();
    expect(news()).toEqual([2, 4]);
    screen.enqueue(frame(event(6, { turn: 'opens' }, { seat: { seat: 0 } })));
    await rest();
    expect(news()).toEqual([2, 4, 6]);
    screen.enqueue(frame(of(7, 1)));
    await rest();
    expect(news()).toEqual([]);
  });

  it('a card that I drew myself, with what comes of it after further answers', async () => {
    mine = true;
    screen.enqueue(frame(event(1, { hits: true }, { card: { name: 'drought' } })));
    await rest();
    expect(told()).toEqual([1]);
    screen.news.close();
    screen.enqueue(frame(event(2, { cause: 1 }), event(3)));
    await rest();
    expect(told()).toEqual([1, 2]);
  });

  it('not what was taken back, nor where nobody wants cards', async () => {
    screen.enqueue(frame(hit(1)));
    await rest();
    expect(told()).toEqual([1]);
    screen.enqueue({ ...frame(), from: 1 });
    screen.news.close();
    await rest();
    settings.news = 'off';
    screen.enqueue(frame(hit(1)));
    await rest();
    expect(told()).toBeNull();
  });

  it('goes away by itself where that is wished', async () => {
    vi.useFakeTimers();
    settings.news = 'brief';
    screen.enqueue(frame(hit(1)));
    await vi.advanceTimersByTimeAsync(1000);
    expect(told()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(told()).toBeNull();
    vi.useRealTimers();
  });

  it('brings along what came of it and the dice between, no noise', () => {
    const story = [rolled(0), hit(1), rolled(2), event(3, { cause: 1 }), event(4, { cause: 3 }), event(5), event(6, { cause: 1, noise: true }), hit(7), rolled(8)];
    expect(belonging(story).map((one) => one.number)).toEqual([1, 2, 3, 4, 7]);
  });
});

describe('whoever looks on', () => {
  let screen: Screening;
  beforeEach(async () => {
    vi.stubGlobal('document', { hidden: true });
    screen = new Screening({ speaker: { say: () => '' } as unknown as Speaker, opens: () => false, saw: () => {}, settles: () => {} });
    for (const number of [0, 1, 2]) screen.enqueue(frame(event(number)));
    await vi.waitFor(() => expect(screen.playing).toBe(false));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stops, looks back, goes on one by one and catches up', async () => {
    screen.pause();
    for (const number of [3, 4, 5]) screen.enqueue(frame(event(number)));
    expect(screen.frame?.number).toBe(2);
    expect(screen.behind).toBe(3);
    screen.step(-1);
    screen.step(-1);
    expect(screen.frame?.number).toBe(0);
    expect(screen.canStepBack).toBe(false);
    for (const number of [1, 2, 3]) {
      screen.step(1);
      await vi.waitFor(() => expect(screen.frame?.number).toBe(number));
    }
    expect(screen.behind).toBe(2);
    screen.step(-1);
    screen.catchUp();
    await vi.waitFor(() => expect(screen.frame?.number).toBe(5));
    expect(screen.log.map((one) => one.number)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(screen.behind).toBe(0);
  });
});
