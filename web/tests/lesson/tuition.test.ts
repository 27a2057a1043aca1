import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tuition } from '../../src/lesson/tuition.svelte';
import { live } from '../../src/ui/live.svelte';
import { api, Declined } from '../../src/wire/http';

const step = (acts: string[]) => ({ at: acts.length, waits: 'press', wrong: null, refused: null, seat: 0, seats: 2, frame: { from: 0, events: [] } });

describe('a lesson that is loaded again', () => {
  let taken: string[][];
  const arrive = () => {
    const tuition = new Tuition('ants', 'first', String);
    tuition.open({ heard: () => {}, lost: () => {} } as never);
    return tuition;
  };

  beforeEach(() => {
    taken = [];
    const past: { state: unknown; replaceState: (state: unknown) => void } = { state: null, replaceState: (state) => (past.state = state) };
    vi.stubGlobal('history', past);
    vi.spyOn(api, 'takeLesson').mockImplementation((_game, _lesson, acts) => {
      taken.push(acts);
      if (acts.includes('old')) return Promise.reject(new Declined(409, { id: 'error-lesson-acts', args: {} } as never));
      return Promise.resolve(step(acts) as never);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('goes on where one was', async () => {
    const first = arrive();
    await vi.waitFor(() => expect(first.step).not.toBeNull());
    first.press();
    await vi.waitFor(() => expect(first.acts).toEqual(['']));
    const again = arrive();
    await vi.waitFor(() => expect(again.step?.at).toBe(1));
    expect(taken).toEqual([[], [''], ['']]);
  });

  it('corrects a wrong answer aloud, until a right one', async () => {
    const tuition = arrive();
    await vi.waitFor(() => expect(tuition.step).not.toBeNull());
    vi.mocked(api.takeLesson).mockImplementationOnce((_game, _lesson, acts) => Promise.resolve({ ...step(acts), wrong: 'Not there.' } as never));
    tuition.press();
    await vi.waitFor(() => expect(live.urgent).toBe('Not there.'));
    tuition.press();
    await vi.waitFor(() => expect(live.urgent).toBe(''));
  });

  it('begins anew where the lesson has changed', async () => {
    history.replaceState({ acts: ['old'] }, '');
    const tuition = arrive();
    await vi.waitFor(() => expect(tuition.step?.at).toBe(0));
    expect(taken).toEqual([['old'], []]);
    expect(tuition.trouble).toBeNull();
  });
});
