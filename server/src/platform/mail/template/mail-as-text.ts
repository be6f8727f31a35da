import { LineSetter, whiteSpace } from './line-setter.ts';

const textWidth = 78;
/** Of one fact's name, and of what it is. */
const cellWidth = 44;
const betweenCells = 3;

/** How many lines further down these begin, and what follows them. All others run on in their line. */
const distances: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 2, p: 2, table: 2, div: 1 };

/** A comment, the beginning or end of an element, or words. */
const piece = /<!--.*?-->|<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/gs;

type Link = { readonly href: string; words: string };

/**
 * The text of a mail, read from its HTML in one go. It knows what our own templates are made of and nothing else, neither lists
 * nor pictures. React writes no angle bracket into words or attributes, so each one here begins or ends a tag.
 */
export function mailAsText(html: string): string {
  const whole = new LineSetter(textWidth);
  let into = whole;
  let link: Link | undefined;
  let facts: LineSetter[][] | undefined;
  piece.lastIndex = html.indexOf('<body');
  for (let found = piece.exec(html); found; found = piece.exec(html)) {
    const [, end, name, attributes = '', words] = found;
    if (words !== undefined) {
      const text = unescaped(words);
      into.add(text);
      if (link) link.words += text.replace(whiteSpace, '');
    } else if (name === undefined) continue;
    else if (attributes.includes(' data-skip-in-text="true"'))
      piece.lastIndex = endOf(html, name, piece.lastIndex);
    else if (name === 'br') into.breakLine();
    else if (name === 'a' && !end) link = { href: hrefIn(attributes), words: '' };
    else if (name === 'a' && link) {
      into.add(addressAfter(link));
      link = undefined;
    } else if (attributes.includes(' data-facts="true"')) facts = [];
    else if (facts && name === 'tr' && !end) facts.push([]);
    else if (facts && (name === 'th' || name === 'td') && !end) {
      into = new LineSetter(cellWidth);
      facts.at(-1)?.push(into);
    } else if (facts && name === 'table') {
      into = whole;
      into.breakLines(2);
      for (const line of inColumns(facts)) into.addLine(line);
      into.breakLines(2);
      facts = undefined;
    } else into.breakLines(distances[name] ?? 0);
  }
  return whole
    .lines()
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Where an element ends that began just before, which may hold others of its name. */
function endOf(html: string, name: string, from: number): number {
  const tag = new RegExp(`<(/?)${name}[ >]`, 'g');
  tag.lastIndex = from;
  for (let open = 1; open > 0; ) {
    const found = tag.exec(html);
    if (!found) return html.length;
    open += found[1] ? -1 : 1;
  }
  return tag.lastIndex;
}

const hrefIn = (attributes: string): string =>
  unescaped(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '').replace(/^mailto:/, '');

/** In brackets, so that a full stop after it does not become part of the address. */
const addressAfter = ({ href, words }: Link): string => {
  if (href === words) return '';
  return words === '' ? href : ` <${href}>`;
};

function inColumns(rows: readonly (readonly LineSetter[])[]): readonly string[] {
  const cells = rows.map((row) => row.map((cell) => cell.lines()));
  const names = cells.flatMap(([name = []]) => name.map(({ length }) => length));
  const second = Math.max(0, ...names) + betweenCells;
  return cells.flatMap(([name = [], value = []]) =>
    Array.from({ length: Math.max(name.length, value.length) }, (_, n) => {
      const beside = value[n];
      return beside === undefined ? (name[n] ?? '') : `${(name[n] ?? '').padEnd(second)}${beside}`;
    }),
  );
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What React escapes, and only that. */
const unescaped = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => characters[one] ?? one) : text;
