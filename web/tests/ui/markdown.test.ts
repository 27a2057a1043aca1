import { describe, expect, it } from 'vitest';
import { diceOf } from '../../src/ui/dice';
import { blocks, inline, plain, slug } from '../../src/ui/markdown';

describe('the Markdown of rulebooks', () => {
  it('knows clauses by their ids', () => {
    const [block] = blocks('**CIG-ANT-02** Your first pawn may go anywhere; see [CIG-ANT-03].');
    expect(block).toMatchObject({ kind: 'text', clause: 'CIG-ANT-02' });
    expect(block?.kind === 'text' && block.parts.at(-2)).toEqual({ kind: 'clause', text: 'CIG-ANT-03' });
  });

  it('reads lists, tables and quotes', () => {
    expect(blocks('- one\n- two\n  and more')[0]).toMatchObject({ kind: 'list', items: [[{ text: 'one' }], [{ text: 'two and more' }]] });
    expect(blocks('| a | b |\n| --- | --- |\n| **1** | 2 |')[0]).toMatchObject({ kind: 'table', rows: [[[{ kind: 'bold', text: '1' }], [{ text: '2' }]]] });
    expect(blocks('> said')[0]).toMatchObject({ kind: 'quote' });
  });

  it('reads bold, italics and code', () => {
    expect(inline('a **b** *c* `d`').map((part) => part.kind)).toEqual(['text', 'bold', 'text', 'italic', 'text', 'code']);
  });

  it('finds words without accents', () => {
    expect(plain('L’Étagère')).toBe("l'etagere");
    expect(slug('Étape 1 : la Fourmi')).toBe('etape-1-la-fourmi');
  });
});

describe('dice', () => {
  it('are arguments called so', () => {
    expect(diceOf({ id: 'event-rolled', args: { dice: [3, 5], count: 4 } })).toEqual([3, 5]);
    expect(diceOf({ id: 'event-moved', args: { count: 4 } })).toEqual([]);
  });
});
