import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asker, Previews } from '../../src/preview/previews.svelte';
import { learn, Speaker } from '../../src/texts/speech.svelte';
import { live } from '../../src/ui/live.svelte';
import { settings } from '../../src/ui/settings.svelte';
import type { Foreseen, Option } from '../../src/wire/messages';
import { panel, piece, row, scene } from '../table/scenes';

const WORDS = `
eaten = Two larvae are fed.
chance-hunt = Then 2 dice decide.
killed = a queen is killed
spared = the queen escapes
food = Food
heap = A heap
`;

vi.mock('../../src/wire/http', () => ({ api: { texts: async (game: string | null) => (game ? WORDS : '') } }));

const option = (...path: string[]): Option => ({ path, say: { id: path.join('-') }, final: false });
const [left, right] = [option('cell:left'), option('cell:right', 'count:1')];
const told: Foreseen = { type: 'preview', key: '', patch: { pieces: [{ ...piece('ant', 'cell:left') }] }, lines: [], chance: null, odds: [], hidden: false, unless: false, asks: null };

function table(now = scene({})) {
  const asked: string[] = [];
  const answers: ((answer: Foreseen | null) => void)[] = [];
  const sitting = {
    scene: now,
    decision: { seat: 0, number: 1 },
    options: [left, right, option('cell:right', 'count:2')],
    touched: [] as string[],
    sending: null as string | null,
    speaker: new Speaker('test', ['Ada']),
    inquire: (question: { path: string[] }) => {
      asked.push(question.path.join(' '));
      return new Promise((resolve) => answers.push(resolve as (answer: Foreseen | null) => void));
    },
  };
  return { sitting, asked, answers, previews: new Previews(sitting as unknown as Asker) };
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.preview = true;
});

describe('previews', () => {
  it('ask once for what the pointer rests on, and not for what it passes', async () => {
    const { previews, asked, answers } = table();
    previews.lean(['cell:right', 'count:1']);
    await vi.advanceTimersByTimeAsync(30);
    previews.consider({ id: 'cell:left' });
    await settle();
    expect(asked).toEqual(['cell:left']);
    answers[0]?.(told);
    await settle();
    expect(previews.glimpse?.signs.ghosts.map((ghost) => ghost.id)).toEqual(['ant']);
    previews.consider(null);
    expect(previews.glimpse).toBeNull();
    previews.consider({ id: 'cell:left' });
    expect(previews.glimpse).not.toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('show nothing of what does not settle the answer', async () => {
    const { previews, asked } = table();
    previews.consider({ id: 'cell:right' });
    await settle();
    expect(asked).toEqual([]);
  });

  it('show nothing late: not after leaving, nor of another moment', async () => {
    const { previews, answers, sitting } = table();
    previews.weigh(left);
    await settle();
    previews.weigh(null);
    answers[0]?.(told);
    await settle();
    expect(previews.glimpse).toBeNull();
    previews.weigh(left);
    expect(previews.glimpse).not.toBeNull();
    sitting.decision = { seat: 0, number: 2 };
    expect(previews.glimpse).toBeNull();
    sitting.decision = { seat: 0, number: 1 };
    sitting.scene = scene({});
    expect(previews.glimpse).toBeNull();
  });

  it('stay while more is said of the same question', async () => {
    const { previews, answers, sitting, asked } = table();
    previews.weigh(left);
    await settle();
    sitting.decision = { ...sitting.decision };
    answers[0]?.(told);
    await settle();
    expect(previews.glimpse).not.toBeNull();
    sitting.decision = { ...sitting.decision };
    expect(previews.glimpse).not.toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('can be switched off', async () => {
    const { previews, asked } = table();
    settings.preview = false;
    previews.weigh(left);
    await settle();
    expect(asked).toEqual([]);
  });

  it('say aloud all that is shown, to whoever goes by keys', async () => {
    await learn('test');
    const mine = (food: number) => [panel('seat:0', [row('food', food)])];
    const { previews, answers } = table(scene({ panels: mine(4), pieces: [piece('heap', 'a', { count: 3 })] }));
    previews.weigh(left, true);
    await settle();
    const odds = [
      { say: { id: 'killed' }, ways: 11, of: 36 },
      { say: { id: 'spared' }, ways: 25, of: 36 },
    ];
    const chance = { kind: 'roll', count: 2, of: 6, say: { id: 'chance-hunt' } } as const;
    const patch = { panels: mine(2), pieces: [piece('heap', 'a', { count: 5 })] };
    answers[0]?.({ ...told, patch, lines: [{ clause: '', say: { id: 'eaten' } }], chance, odds, unless: true, hidden: true });
    await vi.waitFor(() => expect(live.polite).not.toBe(''));
    expect(live.polite).toBe(
      'Two larvae are fed. Then 2 dice decide. a queen is killed: 30.6%, 11 of 36 ways. the queen escapes: 69.4%, 25 of 36 ways. ' +
        'Unless another player steps in before that. The rest depends on what is hidden. Ada: Food −2. On the board: A heap +2.',
    );
    live.polite = '';
    previews.weigh(null);
    previews.weigh(left);
    await settle();
    expect([previews.glimpse?.told.hidden, live.polite]).toEqual([true, '']);
  });
});
