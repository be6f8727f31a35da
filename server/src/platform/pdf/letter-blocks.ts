/** What a letter in plain text is made of, as a typesetter sees it. */
export type LetterBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'items'; readonly items: readonly LetterItem[] };

export type LetterItem = { readonly mark: string; readonly text: string };

// What starts an item: a sign of the reply options, a bullet, a dash, a number or a letter.
const itemStart = /^\s*([✅❌❓☐☑]|[•–-](?=\s)|\(?\d{1,2}[.)](?=\s)|\(?[a-z][.)](?=\s))\s*(.*)$/u;
const longestHeading = 90;
/** Shorter lines after one in capitals are an address under a company's name, not the text under a heading. */
const shortestProse = 60;

/** Blocks are what blank lines part. */
export function letterBlocks(text: string): readonly LetterBlock[] {
  return text
    .split(/\n[ ]*\n/)
    .map((block) => block.split('\n').map((line) => line.trimEnd()))
    .map((lines) => lines.filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(blocksOf);
}

function blocksOf(lines: readonly string[]): readonly LetterBlock[] {
  const [first = '', ...rest] = lines;
  if (isCapitals(first) && (rest.length === 0 || (rest[0] ?? '').length >= shortestProse)) {
    const heading = { kind: 'heading', text: first.trim() } as const;
    return rest.length === 0 ? [heading] : [heading, ...blocksOf(rest)];
  }
  const firstItem = lines.findIndex((line) => itemStart.test(line));
  if (firstItem < 0) return [{ kind: 'lines', lines }];
  const before = lines.slice(0, firstItem);
  const items = { kind: 'items', items: itemsOf(lines.slice(firstItem)) } as const;
  return before.length === 0 ? [items] : [{ kind: 'lines', lines: before }, items];
}

function itemsOf(lines: readonly string[]): readonly LetterItem[] {
  return lines.reduce<LetterItem[]>((items, line) => {
    const start = itemStart.exec(line);
    const last = items.at(-1);
    if (start) items.push({ mark: start[1] ?? '', text: start[2] ?? '' });
    else if (last) items[items.length - 1] = { ...last, text: `${last.text}\n${line.trim()}` };
    return items;
  }, []);
}

function isCapitals(line: string): boolean {
  const letters = line.match(/\p{L}/gu) ?? [];
  return (
    letters.length >= 3 && line.length <= longestHeading && line === line.toUpperCase() && !/[[\]]/.test(line)
  );
}
