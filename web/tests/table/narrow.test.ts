import { describe, expect, it } from 'vitest';
import { amounts, back, buttons, choices, countAmong, form, loses, narrow, nextTokens, proposed, settle, spelled, start, step, touch } from '../../src/table/narrow';
import type { Option } from '../../src/wire/messages';

const option = (notation: string, final = false): Option => ({ path: notation.split(' '), say: { id: notation }, final });
const options = (...notations: string[]): Option[] => notations.map((notation) => option(notation));

const march = options(
  'stack:C4:worker count:1 place:C5',
  'stack:C4:worker count:1 place:D4',
  'stack:C4:worker count:2 place:C5',
  'stack:C4:worker count:2 place:D4',
  'stack:D4:media count:1 place:C5',
  'button:done',
);
const swaps = options('slot:1', 'slot:2', 'give:cheese slot:2', 'give:cheese seat:1 take:honey', 'give:cheese seat:2 take:honey', 'button:done');
const payments = options('cloth:2 tile:0 stone:1', 'cloth:2 tile:3 stone:0', 'cloth:0 tile:3 stone:1');

describe('narrowing a spelled move', () => {
  it('keeps the options that begin with what was touched', () => {
    expect(narrow(march, ['stack:C4:worker']).length).toBe(4);
    expect(narrow(march, ['stack:C4:worker', 'count:2']).length).toBe(2);
    expect(narrow(march, ['count:2'])).toEqual([]);
  });

  it('lists what may be touched next, once and in the order of the options', () => {
    expect(nextTokens(march, [])).toEqual(['stack:C4:worker', 'stack:D4:media', 'button:done']);
    expect(nextTokens(march, ['stack:C4:worker'])).toEqual(['count:1', 'count:2']);
  });

  it('knows a move that is spelled to the end', () => {
    expect(spelled(march, ['button:done'])?.path).toEqual(['button:done']);
    expect(spelled(march, ['stack:C4:worker'])).toBeNull();
  });

  it('touches by itself what nothing rivals', () => {
    expect(settle(march, ['stack:D4:media'])).toEqual(['stack:D4:media', 'count:1', 'place:C5']);
    expect(start(options('give:a slot:1', 'give:a slot:2'))).toEqual(['give:a']);
    expect(start(march)).toEqual([]);
  });
});

describe('touching a thing', () => {
  it('goes on by one token, and by those that are forced', () => {
    expect(touch(march, [], ['stack:C4:worker'])).toEqual(['stack:C4:worker']);
    expect(touch(march, [], ['stack:D4:media'])).toEqual(['stack:D4:media', 'count:1', 'place:C5']);
  });

  it('is refused where it begins no offered move', () => {
    expect(touch(march, [], ['place:Z9'])).toBeNull();
    expect(touch(march, ['stack:C4:worker'], ['button:done'])).toBeNull();
  });

  it('spells several tokens at once, or the end of them that fits', () => {
    const cheese = ['seat:1', 'take:honey'];
    expect(touch(swaps, ['give:cheese'], cheese)).toEqual(['give:cheese', 'seat:1', 'take:honey']);
    expect(touch(options('seat:1 take:honey', 'seat:1 take:jam', 'seat:2 take:jam'), ['seat:1'], ['seat:1', 'take:jam'])).toEqual(['seat:1', 'take:jam']);
  });

  it('may come early if only one beginning leads there', () => {
    expect(touch(options('tile:7 hex:1 hex:2', 'tile:7 hex:3 hex:2', 'tile:8 hex:9 hex:2'), [], ['hex:9'])).toEqual(['tile:8', 'hex:9', 'hex:2']);
    expect(touch(march, [], ['place:D4'])).toBeNull(); // one ant or two?
  });

  it('steps back to the last real choice', () => {
    expect(back(march, ['stack:C4:worker', 'count:2'])).toEqual(['stack:C4:worker']);
    expect(back(march, ['stack:D4:media', 'count:1', 'place:C5'])).toEqual([]);
    expect(back(march, [])).toEqual([]);
  });
});

describe('counts', () => {
  it('are tokens that differ only in a number', () => {
    expect(countAmong(['count:3', 'count:1', 'count:2'])).toEqual({ family: 'count', values: [1, 2, 3] });
    expect(countAmong(['count:1', 'button:done'])).toBeNull();
    expect(countAmong(['count:1', 'dice:2'])).toBeNull();
    expect(countAmong(['count:1'])).toBeNull();
  });

  it('are stepped through, gaps and all', () => {
    const count = { family: 'tile', values: [0, 3, 6] };
    expect(step(count, 0, 1)).toBe(3);
    expect(step(count, 6, 1)).toBe(6);
    expect(step(count, 3, -1)).toBe(0);
    expect(step(count, 0, -1)).toBe(0);
  });

  it('are asked by a stepper, payments as rows, things on the table as themselves', () => {
    const nowhere = (): boolean => false;
    expect(form(march, ['stack:C4:worker'], nowhere)).toBe('stepper');
    expect(form(payments, [], nowhere)).toBe('rows');
    expect(form(march, [], nowhere)).toBe('tokens');
    expect(form(options('slot:1', 'slot:2'), [], (token) => token.startsWith('slot'))).toBe('tokens');
    expect(form(options('dice:0', 'dice:1', 'dice:2'), [], nowhere)).toBe('stepper');
    const meals = options('brood:larva level:1 count:1', 'brood:larva level:1 count:2', 'brood:larva level:3 count:1');
    expect(form(meals, ['brood:larva'], nowhere)).toBe('tokens'); // how much each, and then how many
    expect(form(meals, ['brood:larva', 'level:1'], nowhere)).toBe('stepper');
    const planned = options('count:0', 'count:2', 'count:1', 'button:plan'); // a button stands beside the stepper
    expect(form(planned, [], nowhere)).toBe('stepper');
    expect(countAmong(amounts(planned, []))).toEqual({ family: 'count', values: [0, 1, 2] });
    expect(buttons(choices(planned, [])).map((choice) => choice.token)).toEqual(['button:plan']);
    expect(proposed({ family: 'count', values: [0, 1, 2] }, planned, [])).toBe(0);
    const either = { family: 'count', values: [0, 1] }; // two numbers always rise: advice tells which of them
    expect(proposed(either, options('count:0', 'count:1'), [])).toBe(1);
    expect(proposed(either, options('count:0', 'count:1'), [], ['count:0'])).toBe(0);
    expect(proposed({ family: 'count', values: [1, 2] }, march, ['stack:C4:worker'], ['stack:C4:worker', 'count:1', 'place:D4'])).toBe(1);
    expect(proposed({ family: 'count', values: [1, 2] }, march, ['stack:C4:worker'], ['stack:D4:media', 'count:1', 'place:C5'])).toBe(2);
  });
});

describe('the list of answers', () => {
  it('names the move where a touch settles it, and counts where it does not', () => {
    const listed = choices(march, []);
    expect(listed.map(({ token, count }) => [token, count])).toEqual([
      ['stack:C4:worker', 4],
      ['stack:D4:media', 1],
      ['button:done', 1],
    ]);
    expect(listed[0]?.option).toBeNull();
    expect(listed[1]?.option?.path.at(-1)).toBe('place:C5');
  });
});

describe('what would throw something away', () => {
  const losing = (notation: string): Option => ({ ...option(notation), loses: { id: 'loses' } });
  const amounts = { family: 'count', values: [0, 1, 2, 3] };

  it('stands last among the things to press', () => {
    const asked = [losing('button:done'), option('cell:a count:1'), losing('cell:a count:2'), option('button:more')];
    expect(choices(asked, []).map((choice) => choice.token)).toEqual(['cell:a', 'button:more', 'button:done']);
    expect(loses(asked, ['cell:a'])).toBe(false);
    expect(loses(asked, ['cell:a', 'count:2'])).toBe(true);
  });

  it('is never the amount that a stepper shows first', () => {
    const rising = [option('count:0'), option('count:1'), option('count:2'), losing('count:3')];
    expect(proposed(amounts, rising, [])).toBe(2);
    const advised = [option('count:1'), losing('count:0'), option('count:2'), option('count:3')];
    expect(proposed(amounts, advised, [])).toBe(1);
  });
});
