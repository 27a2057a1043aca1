import { describe, expect, it, vi } from 'vitest';
import { leaning } from '../../src/preview/lean';

const button = (): HTMLElement => Object.assign(new EventTarget(), { matches: () => true }) as unknown as HTMLElement;
const later = () => new Promise<void>((done) => queueMicrotask(done));

describe('leaving an answer that had the focus', () => {
  it('changes nothing while the page is being written: a button taken off it loses the focus just then', async () => {
    const leave = vi.fn();
    const answer = button();
    leaning(() => {}, leave)(answer);
    answer.dispatchEvent(new Event('focus'));

    answer.dispatchEvent(new Event('blur'));
    expect(leave).not.toHaveBeenCalled();
    await later();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('does not put away what is told of the next one', async () => {
    const leave = vi.fn();
    const [answer, next] = [button(), button()];
    leaning(() => {}, leave)(answer);
    leaning(() => {}, () => {})(next);
    answer.dispatchEvent(new Event('focus'));

    answer.dispatchEvent(new Event('blur'));
    next.dispatchEvent(new Event('focus'));
    await later();

    expect(leave).not.toHaveBeenCalled();
  });
});
