import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Screening } from '../../src/table/screening.svelte';
import type { Speaker } from '../../src/texts/speech.svelte';
import type { Decision, Frame } from '../../src/wire/messages';
import type { Scene } from '../../src/wire/scene';

const scene = (): Scene => ({ pieces: [], boards: [], trays: [], cards: [], panels: [], notes: [] }) as unknown as Scene;

const question = (final: boolean): Decision => ({ seat: 0, options: [{ path: ['done'], final }] }) as unknown as Decision;

const frame = (number: number, shown: Scene, decisions: Decision[] = [], told = true): Frame =>
  ({ type: 'frame', number, eyes: 0, scene: shown, decisions, waiting: [], asked: [], undo: {}, events: told ? [{ number, say: number }] : [], from: number, outcome: null }) as unknown as Frame;

describe('showing again what happened since my last turn', () => {
  let heard: unknown[];
  let screen: Screening;
  const rest = () => vi.waitFor(() => expect(screen.playing).toBe(false));

  beforeEach(() => {
    vi.stubGlobal('document', { hidden: true }); // nobody looks: nothing takes time
    heard = [];
    const speaker = { say: (said: unknown) => String(heard.push(said)) } as unknown as Speaker;
    screen = new Screening({ speaker, opens: () => false, saw: () => {}, settles: () => {} });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('leaves what was said of the question later: what cannot be taken back still asks first', async () => {
    const shown = scene();
    for (const one of [frame(1, scene()), frame(2, scene()), frame(3, shown, [question(false)])]) screen.enqueue(one);
    await rest();
    screen.absorb(frame(3, shown, [question(true)], false));

    await screen.replay();

    expect(screen.frame?.decisions[0]?.options[0]?.final).toBe(true);
  });

  it('begins with what my own answer brought about', async () => {
    screen.enqueue(frame(1, scene()));
    await rest();
    screen.markTurn();
    for (const number of [2, 3]) screen.enqueue(frame(number, scene()));
    await rest();
    heard = [];

    await screen.replay();

    expect(heard).toEqual([2, 3]);
  });

  it('shows that I have answered before it shows what came of it', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    screen.enqueue(frame(1, scene()));
    await vi.waitFor(() => expect(screen.frame?.number).toBe(1));
    await rest();
    screen.markTurn();
    for (const number of [2, 3]) screen.enqueue(frame(number, scene()));
    await new Promise((later) => setTimeout(later, 20));
    expect(screen.frame?.number).toBe(1);

    for (const draw of frames) draw();

    await vi.waitFor(() => expect(screen.frame?.number).toBe(3), { timeout: 5000 });
  });

  it('does not show what was taken back', async () => {
    for (const number of [1, 2]) screen.enqueue(frame(number, scene()));
    await rest();
    screen.markTurn();
    for (const number of [3, 4]) screen.enqueue(frame(number, scene()));
    await rest();
    screen.markTurn();
    for (const number of [5, 6]) screen.enqueue(frame(number, scene()));
    await rest();
    screen.enqueue(frame(5, scene(), [], false)); // an undo: back to before event 5
    await rest();
    heard = [];

    await screen.replay();

    expect(heard).toEqual([3, 4]);
    expect(screen.log.map((event) => event.number)).toEqual([1, 2, 3, 4]);
  });
});
