import { beforeEach, describe, expect, it, vi } from 'vitest';

const asked: string[] = [];
let answer: (words: string) => void = () => {};

vi.mock('../../src/wire/http', () => ({
  api: {
    texts: async (game: string | null) => (game ? 'game-title = A game\n' : ''),
    partTexts: (game: string, part: string) => {
      asked.push(`${game}/${part}`);
      return new Promise<string>((resolve) => (answer = resolve));
    },
  },
}));

describe('the words of a folder of the client', () => {
  it('are said once they are fetched, and in the other language from then on', async () => {
    const { learn, learnFolder, speak, t } = await import('../../src/texts/speech.svelte');
    vi.stubGlobal('document', { documentElement: {} });
    await learn();
    expect(t('people-title')).toBe('people-title');
    await learnFolder('people');
    expect(t('people-title')).toBe('About you');
    await speak('fr');
    expect(t('people-title')).toBe('À propos de vous');
    await speak('en');
    await learnFolder('nobody'); // no words of its own
    expect(t('ui-home')).toBe('Home');
  });
});

describe('the words of a part of a game', () => {
  beforeEach(() => {
    asked.length = 0;
  });

  it('are there for everybody who asked for them while they came', async () => {
    const { learn, learnPart, speech } = await import('../../src/texts/speech.svelte');
    await learn('ants');
    const ready: string[] = [];
    const first = learnPart('ants', 'coach').then(() => ready.push('first'));
    const second = learnPart('ants', 'coach').then(() => ready.push('second'));
    await vi.waitFor(() => expect(asked).toEqual(['ants/coach']));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ready).toEqual([]);
    answer('coach-ask = Where your nest shall be.\n');
    await Promise.all([first, second]);
    expect(speech.catalogues['ants']?.text('coach-ask')).toBe('Where your nest shall be.');
  });
});
