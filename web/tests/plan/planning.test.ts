import { describe, expect, it, vi } from 'vitest';
import { TableState } from '../../src/table/state.svelte';
import type { Decision, Frame, Option, ToServer, Welcome } from '../../src/wire/messages';
import { scene } from '../table/scenes';

const option = (token: string): Option => ({ path: [token], say: { id: token }, final: false });
const asks = (...tokens: string[]): Decision => ({ seat: 1, number: 3, prompt: { id: 'ask-token' }, options: tokens.map(option), silent: false, clause: '' }) as unknown as Decision;

/** My seat is 1, and another one has its turn. */
function waiting() {
  const sent: (ToServer & { key: string })[] = [];
  const table = new TableState('t', () => ({ send: (message: ToServer) => sent.push(message as never), close: () => {} }) as never);
  table.connect();
  table.heard({ type: 'welcome', seats: [], you: [1], begun: true, chat: [], hints: true } as unknown as Welcome);
  const show = (asked: boolean): void => {
    const frame = { number: 3, eyes: 1, from: 0, asked: asked ? [1] : [], decisions: asked ? [asks('now', 'later')] : [], waiting: [], undo: {}, events: [], outcome: null, plan: !asked, scene: scene({}) } as unknown as Frame;
    table.opens(frame);
    [table.screen.scene, table.screen.frame] = [scene({}), frame];
  };
  const told = async (laid: string[], next: Decision | null): Promise<void> => {
    const asked = sent.findLast((one) => one.type === 'plan');
    const answers = laid.map((token) => ({ prompt: { id: 'ask-token' }, path: [token], say: { id: token } }));
    table.heard({ type: 'plan', key: asked?.key, seat: 1, answers, asks: next, dropped: null } as never);
    await vi.waitFor(() => expect(table.planning.busy).toBe(false));
  };
  show(false);
  return { table, sent, show, told };
}

describe('planning my next turn', () => {
  it('asks me what I would be asked, and lays down what I touch', async () => {
    const { table, sent, told } = waiting();
    expect([table.planning.possible, table.decision]).toEqual([true, null]);
    void table.planning.begin();
    await told([], asks('dig', 'rest'));
    expect(table.options.map((one) => one.path)).toEqual([['dig'], ['rest']]);
    expect(table.advice.offered).toBe(false);
    table.touch(['dig']);
    expect(sent.at(-1)).toMatchObject({ type: 'plan', seat: 1, answers: [['dig']] });
    await told(['dig'], asks('left', 'right'));
    table.touch(['right']);
    expect(sent.at(-1)).toMatchObject({ answers: [['dig'], ['right']] });
    await told(['dig', 'right'], null);
    expect([table.decision, table.planning.open, table.planning.answers.length]).toEqual([null, true, 2]);
    expect(sent.some((one) => one.type === 'move')).toBe(false);
  });

  it('ends when I am asked, and does not come back by itself', async () => {
    const { table, show, told } = waiting();
    void table.planning.begin();
    await told([], asks('dig', 'rest'));
    show(true);
    expect([table.planning.open, table.decision?.options[0]?.path]).toEqual([false, ['now']]);
    show(false);
    expect([table.planning.open, table.decision]).toEqual([false, null]);
  });

  it('can be thrown away, word and all', async () => {
    const { table, sent, told } = waiting();
    const answer = option('dig');
    table.heard({ type: 'plan', key: '', seat: 1, answers: [], asks: null, dropped: { answer: answer.say, why: { id: 'plan-changed' } } } as never);
    expect(table.planning.dropped?.why).toEqual({ id: 'plan-changed' });
    void table.planning.forget();
    expect(sent.at(-1)).toMatchObject({ type: 'plan', answers: [] });
    await told([], asks('dig', 'rest'));
    await vi.waitFor(() => expect(table.planning.open).toBe(false));
    expect(table.planning.dropped).toBeNull();
  });
});
