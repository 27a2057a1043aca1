/** The little Markdown of a rulebook: paragraphs, lists, tables, quotes, bold, italics, code and clause references. */

export type Inline = { kind: 'text' | 'bold' | 'italic' | 'code' | 'clause'; text: string };

export type Block =
  | { kind: 'text'; clause: string; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'heading'; parts: Inline[] };

const CLAUSE_AT_START = /^\*\*([A-Z][A-Z0-9]*(?:-\w+)+)\*\*\s+/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([A-Z][A-Z0-9]*(?:-\w+)+)\]/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) });
    if (found[1] !== undefined) parts.push({ kind: 'bold', text: found[1] });
    else if (found[2] !== undefined) parts.push({ kind: 'italic', text: found[2] });
    else if (found[3] !== undefined) parts.push({ kind: 'code', text: found[3] });
    else if (found[4] !== undefined) parts.push({ kind: 'clause', text: found[4] });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .flatMap(block);
}

function block(text: string): Block[] {
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('>'))) return [{ kind: 'quote', blocks: blocks(lines.map((line) => line.replace(/^> ?/, '')).join('\n')) }];
  if (lines[0]?.startsWith('|')) return [table(lines)];
  const first = lines.findIndex((line) => /^([-*]|\d+\.) /.test(line));
  if (first === 0) return [list(lines)];
  if (first > 0) return [...block(lines.slice(0, first).join('\n')), list(lines.slice(first))];
  const heading = /^#{2,6} +(.+)$/.exec(text);
  if (heading?.[1]) return [{ kind: 'heading', parts: inline(heading[1]) }];
  const clause = CLAUSE_AT_START.exec(text);
  const words = lines.join(' ');
  return [{ kind: 'text', clause: clause?.[1] ?? '', parts: inline(clause ? words.slice(clause[0].length) : words) }];
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const found = /^\s*(?:[-*]|\d+\.) +(.*)$/.exec(line);
    if (found?.[1] !== undefined) items.push(found[1]);
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim());
  }
  return { kind: 'list', ordered: /^\d/.test(lines[0] ?? ''), items: items.map(inline) };
}

function table(lines: string[]): Block {
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line)).map(cells);
  const [head, ...rest] = rows;
  return { kind: 'table', head: head ?? [], rows: rest };
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

/** Without case and accents, so that "etagere" finds « étagère ». */
export const plain = (text: string): string =>
  text
    .replaceAll('’', "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

export const slug = (text: string): string => plain(text).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
