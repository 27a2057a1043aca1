/** The language in use, its catalogues, and the one way to put anything into words. */

import { api } from '../wire/http';
import type { Say } from '../wire/say';
import type { Seat } from '../wire/scene';
import { remembered, remember } from '../ui/memory';
import { Catalogue, type Naming } from './catalogue';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
};

/** Of the client's other folders: words that only some pages say, fetched with the first of them. */
const FOLDERS = import.meta.glob<string>(['../*/{en,fr}.ftl', '!./*.ftl'], { query: '?raw', import: 'default' });

const HOUSE = ''; // the id under which the texts of no particular game are kept

interface Speech {
  language: Language;
  catalogues: Record<string, Catalogue>; // by game id
}

export const speech = $state<Speech>({ language: preferred(), catalogues: {} });

const texts = new Map<string, Promise<string>>(); // by address: each comes once

type Part = 'lessons' | 'figures' | 'coach' | 'aid'; // of a game, with words of its own
const parts = new Map<string, string[]>(); // by game: those that are spoken of, too; of the house: folders of the client
const underWay = new Map<string, Promise<void>>(); // by game: the last of its parts that was asked for

function preferred(): Language {
  const kept = remembered('language', '');
  const wanted = [kept, ...(globalThis.navigator?.languages ?? [])].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.find((tag) => LANGUAGES.some((one) => one === tag)) === language) ?? 'en';
}

const partsOf = (game: string): string[] => parts.get(game) ?? [];

function once(address: string, load: () => Promise<string>): Promise<string> {
  let loading = texts.get(address);
  if (!loading) {
    loading = load();
    texts.set(address, loading);
    loading.catch(() => texts.delete(address));
  }
  return loading.catch(() => ''); // the client's own words suffice to say what is wrong
}

const ofFolder = (folder: string, language: Language): Promise<string> => FOLDERS[`../${folder}/${language}.ftl`]?.() ?? Promise.resolve('');

/** The client's words, the house's, the game's and those of its parts. */
function fetched(language: Language, game: string): Promise<string[]> {
  const own = [OWN[language]().then((words) => words.default), once(language, () => api.texts(null, language))];
  if (game === HOUSE) return Promise.all([...own, ...partsOf(HOUSE).map((folder) => once(`${language}//${folder}`, () => ofFolder(folder, language)))]);
  const more = partsOf(game).map((part) => once(`${language}/${game}/${part}`, () => api.partTexts(game, part, language)));
  return Promise.all([...own, once(`${language}/${game}`, () => api.texts(game, language)), ...more]);
}

async function made(language: Language, game: string): Promise<Catalogue> {
  return new Catalogue(language, await fetched(language, game));
}

/** Put the words of a game in place, with those of all its parts that are wanted by then. */
async function prepare(game: string): Promise<void> {
  const wanted = partsOf(game).length;
  const ready = await made(speech.language, game);
  if (wanted < partsOf(game).length) return prepare(game);
  speech.catalogues[game] = ready;
}

/** Have the words of these games ready (none: the house's alone). */
export async function learn(...games: string[]): Promise<void> {
  await Promise.all([HOUSE, ...games].filter((game) => !(game in speech.catalogues)).map(prepare));
}

/** Have the words of a game and of a part of it ready; whoever asks meanwhile waits for the same. */
export const learnPart = (game: string, part: Part): Promise<void> => learnMore(game, part);

/** Have the words of a folder of the client ready (its own `en.ftl` and `fr.ftl`): `t` says them then. */
export const learnFolder = (folder: string): Promise<void> => learnMore(HOUSE, folder);

async function learnMore(game: string, part: string): Promise<void> {
  if (!partsOf(game).includes(part)) {
    parts.set(game, [...partsOf(game), part]);
    const ready = prepare(game).finally(() => underWay.get(game) === ready && underWay.delete(game));
    underWay.set(game, ready);
  }
  await Promise.all([underWay.get(game), learn(game)]);
}

export const learnLessons = (game: string): Promise<void> => learnPart(game, 'lessons');

/** Everything at once in another language: the log too. */
export async function speak(language: Language): Promise<void> {
  const games = Object.keys(speech.catalogues);
  const ready = await Promise.all(games.map((game) => made(language, game)));
  speech.language = language;
  games.forEach((game, at) => {
    const catalogue = ready[at];
    if (catalogue) speech.catalogues[game] = catalogue;
  });
  remember('language', language);
  document.documentElement.lang = language;
}

function catalogue(game: string): Catalogue | undefined {
  return speech.catalogues[game] ?? speech.catalogues[HOUSE];
}

/** A text of the client or of the house. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return catalogue(HOUSE)?.text(key, args) ?? '';
}

const letter = (seat: Seat): string => (seat >= 0 && seat < 26 ? String.fromCharCode(65 + seat) : String(seat));

/** What a bot is called. */
export const botName = (seat: Seat): string => t('ui-seat-bot-named', { letter: letter(seat) });

/** Puts a game's messages into words, for one reader at one table: a message that did not change is said as before. */
export class Speaker {
  private said = new WeakMap<Catalogue, WeakMap<Say, string>>();

  constructor(
    readonly game: string,
    readonly names: readonly string[] = [],
    readonly you: readonly Seat[] = [],
  ) {}

  private get words(): Catalogue | undefined {
    return catalogue(this.game);
  }

  has(key: string): boolean {
    return this.words?.has(key) ?? false;
  }

  say(say: Say | null | undefined): string {
    const { words } = this;
    if (!say || !words) return '';
    let said = this.said.get(words);
    if (!said) this.said.set(words, (said = new WeakMap()));
    let sentence = said.get(say);
    if (sentence === undefined) said.set(say, (sentence = words.say(say, this.naming)));
    return sentence;
  }

  text(key: string, args: Record<string, string | number> = {}): string {
    return this.words?.text(key, args) ?? '';
  }

  name(id: string): string {
    return this.words?.name(id) ?? id;
  }

  token(token: string): string {
    return this.words?.token(token, this.naming) ?? token;
  }

  seat(seat: Seat): string {
    return this.names[seat] || t('ui-seat-unnamed', { letter: letter(seat) });
  }

  private naming: Naming = (seat) => ({ name: this.seat(seat), you: this.you.length === 1 && this.you[0] === seat });
}
