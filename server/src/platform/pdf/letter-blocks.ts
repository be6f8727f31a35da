/** A block of a plain-text letter for typesetting. */
export type LetterBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'items'; readonly items: readonly LetterItem[] };

export type LetterItem = { readonly mark: string; readonly text: string };

// Start of a list item: a sign of the reply options, a bullet, a dash, a number or a letter.
const itemStart = /^\s*([✅❌❓☐☑]|[•–-](?=\s)|\(?\d{1,2}[.)](?=\s)|\(?[a-z][.)](?=\s))(.*)$/u;
const longestHeading = 90;
/** Shorter lines after a line in capitals are an address below a company's name, not text below a heading. */
const shortestProse = 60;

/** Ten pages, more than any letter has. Typesetting time is quadratic in the number of lines. */
const mostLines = 300;
const longestParagraph = 1500;

/** Splits a letter into blocks at blank lines. Beyond `mostLines`, lines are joined; no text is lost. */
export function letterBlocks(text: string): readonly LetterBlock[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const lastLine = nthWritten(lines, mostLines);
  const blocks = lines
    .slice(0, lastLine)
    .join('\n')
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line !== ''))
    .filter((block) => block.length > 0)
    .flatMap(blocksOf);
  return [...blocks, ...runTogether(lines.slice(lastLine))].flatMap(shortened);
}

/** Index after the nth non-empty line. */
function nthWritten(lines: readonly string[], nth: number): number {
  let written = 0;
  const at = lines.findIndex((line) => line !== '' && ++written === nth);
  return at === -1 ? lines.length : at + 1;
}

function runTogether(lines: readonly string[]): readonly LetterBlock[] {
  const text = lines.filter((line) => line !== '').join(' ');
  return text === '' ? [] : [{ kind: 'lines', lines: [text] }];
}

/** Splits overlong paragraphs, which take too long to typeset. */
function shortened(block: LetterBlock): readonly LetterBlock[] {
  if (block.kind !== 'lines' || block.lines.every((line) => line.length <= longestParagraph)) return [block];
  return block.lines.flatMap(piecesOf).map((line) => ({ kind: 'lines', lines: [line] }));
}

const piecesOf = (line: string): readonly string[] =>
  line.match(new RegExp(`\\S[^]{0,${longestParagraph}}(?=\\s|$)|\\S[^]{0,${longestParagraph}}`, 'gu')) ?? [];

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
    if (start) items.push({ mark: start[1] ?? '', text: start[2]?.trimStart() ?? '' });
    else if (last) items[items.length - 1] = { ...last, text: `${last.text}\n${line.trim()}` };
    return items;
  }, []);
}

function isCapitals(line: string): boolean {
  const letters = line.match(/\p{L}/gu) ?? [];
  return (
    letters.length >= 3 &&
    line.length <= longestHeading &&
    line === line.toUpperCase() &&
    !/^\s*["“]|[[\]]/.test(line)
  );
}
