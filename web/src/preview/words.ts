/** What an answer would bring, in words: some of them are read beside the prompt, all of them are said aloud. */

import { type Speaker, t } from '../texts/speech.svelte';
import type { Foreseen } from '../wire/messages';
import type { Scene } from '../wire/scene';
import type { Glimpse } from './previews.svelte';
import { rowAt, signed, type Signs } from './signs';

type Odd = Foreseen['odds'][number];

/** In tenths of a percent; what can happen at all is never said to be impossible, nor certain while it can fail. */
export function percent({ ways, of }: Odd): string {
  const tenths = Math.round((1000 * ways) / of);
  if (tenths === 0 && ways) return t('ui-preview-rare');
  return tenths === 1000 && ways < of ? t('ui-preview-nearly') : t('ui-preview-share', { share: tenths / 10 });
}

/** The same, exactly. */
export const ways = ({ ways, of }: Odd): string => t('ui-preview-ways', { ways, of });

export const chanceSaid = (chance: NonNullable<Foreseen['chance']>, speaker: Speaker): string =>
  chance.say ? speaker.say(chance.say) : t(`ui-preview-${chance.kind}`, { count: chance.count, of: chance.of });

/** Everything that is told, drawn or counted, in the order in which it is shown; numbers that change come last. */
export function aloud({ told, signs }: Glimpse, scene: Scene, speaker: Speaker): string {
  const said = told.lines.map((line) => speaker.say(line.say));
  if (told.asks) said.push(`${t('ui-preview-asks')}.`, speaker.say(told.asks));
  if (told.chance) said.push(chanceSaid(told.chance, speaker));
  for (const odd of told.odds) said.push(t('ui-preview-odd', { what: speaker.say(odd.say), share: percent(odd), ways: ways(odd) }));
  if (told.unless) said.push(t('ui-preview-unless'));
  if (told.hidden) said.push(t('ui-preview-hidden'));
  return [...said, ...numbers(signs, scene, speaker)].join(' ');
}

/** By how much whose numbers change, and those on the boards that no player's panel shows as well. */
function numbers(signs: Signs, scene: Scene, speaker: Speaker): string[] {
  const rows = scene.panels.map((panel) => ({
    whose: panel.seat === null ? speaker.say(panel.title) || t('ui-beside') : speaker.seat(panel.seat),
    changes: panel.sections.flatMap((section) => section.rows.map((row) => ({ what: speaker.say(row.label), by: signs.rows.get(rowAt(panel.id, row, section)) ?? 0 }))).filter(({ by }) => by),
  }));
  const known = rows.flatMap(({ changes }) => changes.map(({ what }) => what));
  const things = [...scene.boards.flatMap((board) => board.places), ...scene.pieces].filter((thing) => signs.more.has(thing.id));
  const here = things.map((thing) => ({ what: speaker.say(thing.label), by: signs.more.get(thing.id) ?? 0 })).filter(({ what }) => !known.some((label) => what.startsWith(label)));
  return [...rows, { whose: t('ui-preview-board'), changes: here }]
    .filter(({ changes }) => changes.length)
    .map(({ whose, changes }) => `${t('ui-named', { what: whose, name: changes.map(({ what, by }) => `${what} ${signed(by)}`).join(', ') })}.`);
}
