import { describe, expect, it, vi } from 'vitest';
import { Coaching } from '../../src/coach/coaching.svelte';
import { reading } from '../../src/table/reading.svelte';
import { TableState } from '../../src/table/state.svelte';
import { settings } from '../../src/ui/settings.svelte';
import { api } from '../../src/wire/http';
import type { Decision, Frame, ToServer, Welcome } from '../../src/wire/messages';
import type { Card, Seat } from '../../src/wire/scene';
import { scene } from './scenes';

vi.mock('../../src/texts/speech.svelte', async (original) => ({ ...(await original<object>()), learnPart: () => Promise.resolve() }));

const asks = (seat: Seat): Decision =>
  ({ seat, number: 7, prompt: { id: 'ask-token' }, options: [{ path: ['token:wood'], say: { id: 'wood' }, final: false }, { path: ['token:tile'], say: { id: 'tile' }, final: false }], silent: false, clause: '' }) as unknown as Decision;

/** One screen, two seats, and the question of the one who looks: by chance both count to the same number. */
function screen() {
  const sent: (ToServer & { key: string })[] = [];
  const table = new TableState('t', () => ({ send: (message: ToServer) => sent.push(message as never), close: () => {} }) as never);
  table.connect();
  table.heard({ type: 'welcome', seats: [], you: [0, 1], begun: true, chat: [], hints: true } as unknown as Welcome);
  const hand = (seat: Seat): void => {
    table.uncover(seat);
    table.screen.scene = scene({});
    table.screen.frame = { number: 7, eyes: seat, from: 0, asked: [seat], decisions: [asks(seat)], waiting: [], undo: {}, events: [], outcome: null, scene: scene({}) } as unknown as Frame;
  };
  const reply = async (type: string, answer: object): Promise<void> => {
    const asked = sent.findLast((one) => one.type === type);
    table.heard({ type, key: asked?.key, ...answer } as never);
    await vi.waitFor(() => {});
  };
  hand(0);
  return { table, hand, reply };
}

describe('when a screen changes hands', () => {
  it('a hint stays with whom it was given', async () => {
    const { table, hand, reply } = screen();
    const asked = table.advice.ask();
    await reply('hint', { path: ['token:wood'], say: null, level: null });
    await asked;
    expect(table.advice.hint?.path).toEqual(['token:wood']);
    hand(1);
    expect(table.advice.hint).toBeNull();
  });

  it('a hint that comes late is shown to nobody', async () => {
    const { table, hand, reply } = screen();
    const asked = table.advice.ask();
    hand(1);
    await reply('hint', { path: ['token:wood'], say: null, level: null });
    await asked;
    expect([table.advice.hint, table.advice.nothing]).toEqual([null, false]);
  });

  it('a refusal, a question and a card that is read go with it', () => {
    const { table, hand } = screen();
    table.refusal = { say: { id: 'refused' }, clause: '', at: null, thing: '' };
    table.asking = table.options[0] ?? null;
    reading.card = { id: 'card:1' } as Card;
    hand(1);
    expect([table.refusal, table.asking, reading.card]).toEqual([null, null, null]);
  });

  it('the coach warns the next one of nothing that was said to the last', async () => {
    const { table, hand, reply } = screen();
    vi.spyOn(api, 'known').mockResolvedValue({ finished: false, told: ['coach-want', 'coach-turn', 'coach-win'], used: [], seen: [] });
    vi.spyOn(api, 'know').mockResolvedValue(undefined as never);
    settings.coach.dangers = 'on';
    const coaching = new Coaching(table, 'ants');
    const arriving = coaching.arrive();
    await vi.waitFor(() => expect(coaching.known).not.toBeNull());
    expect(coaching.settled).toBe(false); // the board waits for what is said on arrival
    await reply('coach', { cards: [], prompt: 'ask-token', explains: null, dangers: [{ say: { id: 'danger' }, clause: '', places: [] }] });
    await arriving;
    expect(coaching.dangers).toHaveLength(1);
    expect(coaching.settled).toBe(true);
    hand(1);
    coaching.follow();
    expect(coaching.dangers).toEqual([]);
    coaching.leave();
  });
});
