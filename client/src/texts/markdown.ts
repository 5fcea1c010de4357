/** The rulebooks' pages, as far as they use Markdown: headings, numbered rules, tables, text. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'rule'; number: string; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'text'; text: string };

/** Text without its marks. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/(^|[\s(])[*_]([^*_]+)[*_]/g, '$1$2');

const cells = (line: string): string[] => line.replace(/^\||\|$/g, '').split('|').map((cell) => plain(cell.trim()));

export function blocks(page: string): Block[] {
  const found: Block[] = [];
  for (const line of page.split('\n').map((each) => each.trim())) {
    const [, marks, heading] = /^(#+) (.*)$/.exec(line) ?? [];
    const [, number, rule] = /^- \*\*([A-Z]\d+\.\d+)\*\* (.*)$/.exec(line) ?? [];
    if (marks && heading) found.push({ kind: 'heading', level: marks.length, text: plain(heading) });
    else if (number && rule) found.push({ kind: 'rule', number, text: plain(rule) });
    else if (line.startsWith('|')) row(found, line);
    else if (line) found.push({ kind: 'text', text: plain(line.replace(/^- /, '')) });
  }
  return found;
}

/** What a page says under one of its second headings. */
export function within(page: readonly Block[], chapter: string): Block[] {
  const heading = (block: Block): boolean => block.kind === 'heading' && block.level === 2;
  const from = page.findIndex((block) => block.kind === 'heading' && block.level === 2 && block.text === chapter);
  if (from < 0) return [...page];
  const length = page.slice(from + 1).findIndex(heading);
  return page.slice(from, length < 0 ? undefined : from + 1 + length);
}

function row(found: Block[], line: string): void {
  const last = found.at(-1);
  if (last?.kind !== 'table') found.push({ kind: 'table', head: cells(line), rows: [] });
  else if (!/^\|[\s|:-]+$/.test(line)) last.rows.push(cells(line));
}
