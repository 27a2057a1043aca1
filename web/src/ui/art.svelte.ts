/** Sprites by name: every drawing is put into the page once, as a symbol, and used from there. */

import { api } from '../wire/http';

const HOUSE = import.meta.glob('../../../formicarium/scene/art/*.svg', { query: '?raw', import: 'default', eager: true });
const SVG = 'http://www.w3.org/2000/svg';

export const art = $state<{ game: string; known: Record<string, string> }>({ game: '', known: {} }); // name → viewBox

export const symbolOf = (sprite: string): string => `#art-${sprite}`;

export const hasSprite = (sprite: string): boolean => sprite in art.known;

/** Have the sprites of a game in the page, over those of the house. */
export async function hang(game: string): Promise<void> {
  if (art.game === game) return;
  const sprites = await api.art(game);
  hangHouse(); // whole again, if another game had its own for some
  draw(sprites, 'game');
  art.game = game;
}

export function hangHouse(): void {
  const sprites: Record<string, string> = {};
  for (const [path, text] of Object.entries(HOUSE)) sprites[nameOf(path)] = text as string;
  draw(sprites, 'house');
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);

function draw(sprites: Record<string, string>, part: 'house' | 'game'): void {
  document.getElementById(`art-of-${part}`)?.remove();
  const holder = document.createElementNS(SVG, 'svg');
  holder.id = `art-of-${part}`;
  holder.setAttribute('class', 'hush');
  holder.setAttribute('aria-hidden', 'true');
  for (const [name, text] of Object.entries(sprites)) {
    const symbol = symbolFrom(name, text);
    if (!symbol) continue;
    if (part === 'game') document.querySelector(`#art-of-house [id="art-${name}"]`)?.remove();
    holder.append(symbol);
    art.known[name] = symbol.getAttribute('viewBox') ?? '0 0 64 64';
  }
  document.body.append(holder);
}

function symbolFrom(name: string, text: string): SVGElement | null {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (parsed.localName !== 'svg') return null;
  const symbol = document.createElementNS(SVG, 'symbol');
  symbol.id = `art-${name}`;
  symbol.setAttribute('viewBox', parsed.getAttribute('viewBox') ?? '0 0 64 64');
  symbol.append(...Array.from(parsed.childNodes, (node) => document.importNode(node, true)));
  return symbol;
}
