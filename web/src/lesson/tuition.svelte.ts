/** A lesson in place of a table's socket: the table tells its moves here, and hears where they lead. */

import type { Ears, Wire } from '../table/socket';
import { t } from '../texts/speech.svelte';
import { alertUser, calm } from '../ui/live.svelte';
import { api, Declined, type LessonStep } from '../wire/http';
import { INQUIRIES, type ToServer, VERSION, type Welcome } from '../wire/messages';
import type { Say } from '../wire/say';

const PRESS = '';

/** The acts so far stay with this entry of the browser's history: a reload comes back to them, a new visit begins anew. */
const kept = (): string[] => {
  const acts: unknown = (history.state as { acts?: unknown } | null)?.acts;
  return Array.isArray(acts) && acts.every((act) => typeof act === 'string') ? acts : [];
};
const keep = (acts: string[]): void => history.replaceState({ acts }, '');

type Wish = { type: ToServer['type']; key: string }; // what waits for an answer

const NOBODY: Wish = { type: 'move', key: '' };

export class Tuition {
  step = $state.raw<LessonStep | null>(null);
  wrong = $state.raw<Say | null>(null); // about the last answer
  trouble = $state.raw<Declined | null>(null);
  busy = $state(false);
  acts: string[] = [];

  private ears: Ears | null = null;
  private seen = -1; // the last event told

  constructor(
    readonly game: string,
    readonly lesson: string,
    private readonly explain: (say: Say) => string,
  ) {}

  /** As a table's wire. */
  open = (ears: Ears): Wire => {
    this.ears = ears;
    void this.resume();
    return { send: this.heard, close: () => (this.ears = null) };
  };

  /** Where one was before a reload, if the lesson still takes these acts. */
  private async resume(): Promise<void> {
    const acts = kept();
    if (acts.length) await this.go(acts);
    if (!this.step) await this.go([]);
  }

  /** Read on. */
  press = (): void => {
    if (this.step?.waits === 'press') void this.go([...this.acts, PRESS]);
  };

  back = (): void => {
    if (this.acts.length) void this.go(this.acts.slice(0, -1));
  };

  private heard = (message: ToServer): void => {
    if (message.type === 'move' || message.type === 'why') void this.go([...this.acts, message.path.join(' ')], message);
    else if (message.type === 'undo') this.back();
    else if (message.type === 'preview') void this.foresee(message);
    else if (INQUIRIES.has(message.type) && 'key' in message) this.answer(message);
  };

  private async foresee({ type, key, path }: Extract<ToServer, { type: 'preview' }>): Promise<void> {
    const told = await api.previewLesson(this.game, this.lesson, this.acts, path).catch(() => null); // the answer can be given without
    if (told) this.ears?.heard({ ...told, key });
    else this.answer({ type, key });
  }

  private answer(to: Wish, clause: string | null = null, say: Say | null = null): void {
    this.ears?.heard({ type: to.type === 'why' ? 'why' : 'refused', key: to.key, clause, say });
  }

  private async go(acts: string[], wish: Wish = NOBODY): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const step = await api.takeLesson(this.game, this.lesson, acts, this.seen);
      this.trouble = null;
      if (step.wrong || step.refused) this.stay(step, wish);
      else this.follow(step, acts);
    } catch (error) {
      this.trouble = error instanceof Declined ? error : null;
      this.answer(wish);
    } finally {
      this.busy = false;
    }
  }

  /** The act does not count: the rules forbid it, or another one is waited for. */
  private stay(step: LessonStep, wish: Wish): void {
    this.wrong = step.wrong;
    if (step.wrong) alertUser(this.explain(step.wrong));
    this.answer(wish, step.refused?.clause, step.refused?.say);
  }

  private follow(step: LessonStep, acts: string[]): void {
    const first = this.step === null;
    this.acts = acts;
    keep(acts);
    this.step = step;
    if (this.wrong) calm();
    this.wrong = null;
    this.seen = step.frame.from + step.frame.events.length - 1;
    if (first) this.ears?.heard(this.welcome(step));
    this.ears?.heard(step.frame);
  }

  /** Whoever learns is "you", the others go by their letters. */
  private welcome(step: LessonStep): Welcome {
    const seats = Array.from({ length: step.seats }, (_, seat) => ({ seat, kind: 'person' as const, name: seat === step.seat ? t('seat-you') : '', bot: null, present: true }));
    return {
      type: 'welcome',
      version: VERSION,
      table: '',
      game: this.game,
      options: {},
      seats,
      you: [step.seat],
      clock: { kind: 'none' },
      spectator: false,
      begun: true,
      rematch: null,
      chat: [],
      deal: { kind: 'given', commitment: null },
      trouble: null,
    };
  }
}
