import { describe, expect, it } from 'vitest';
import { Inquiries } from '../../src/table/inquiry';
import type { ToServer } from '../../src/wire/messages';

const why = { type: 'why', seat: 0, path: ['cell:r1c1'] } as const;

function line() {
  const sent: (ToServer & { key: string })[] = [];
  const inquiries = new Inquiries((message) => sent.push(message as ToServer & { key: string }));
  return { sent, inquiries };
}

describe('an inquiry', () => {
  it('is answered under its own key', async () => {
    const { sent, inquiries } = line();
    const [first, second] = [inquiries.ask({ ...why, path: [] }), inquiries.ask({ ...why, path: [] })];
    const reply = (at: number) => ({ type: 'why' as const, key: sent[at]?.key ?? '', clause: `C-${at}`, say: null });
    expect(inquiries.heard(reply(1))).toBe(true);
    expect(inquiries.heard(reply(0))).toBe(true);
    expect(inquiries.heard(reply(0))).toBe(false);
    expect([(await first)?.clause, (await second)?.clause]).toEqual(['C-0', 'C-1']);
  });

  it('has no answer where it is refused, put off, or the line is lost', async () => {
    const { sent, inquiries } = line();
    const [refused, later, lost] = [0, 1, 2].map(() => inquiries.ask({ ...why, path: [] }));
    inquiries.heard({ type: 'refused', key: sent[0]?.key ?? '', clause: null, say: null });
    inquiries.heard({ type: 'later', key: sent[1]?.key ?? '', say: { id: 'later-storage' }, seconds: 3 });
    inquiries.drop();
    expect(await Promise.all([refused, later, lost])).toEqual([null, null, null]);
  });

  it('leaves the rest to the table', () => {
    const { inquiries } = line();
    expect(inquiries.heard({ type: 'done', key: 'k1' })).toBe(false);
    expect(inquiries.heard({ type: 'pong' })).toBe(false);
  });
});
