import { cleanText } from '../../shared/text.ts';
import { boldMark, htmlEntity, htmlTag } from '../reading/markup-patterns.ts';
import { splitLines } from '../reading/plain-text.ts';
import { alternateQuotes } from './inner-quotes.ts';

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
  copy: '©',
  reg: '®',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/**
 * The description as the letter quotes it: paragraphs of sentences, each with the space after it. Formatting marks go and
 * inner quotes alternate, because the whole stands in double ones. No word, figure or sign is lost.
 */
export function accountSentences(description: string): readonly (readonly string[])[] {
  return unmarkedLines(description)
    .map((line) => alternateQuotes(line).trim())
    .filter((line) => /[^\s\p{P}\p{S}]|\p{Extended_Pictographic}/u.test(line))
    .map((line) => Array.from(sentences.segment(line), ({ segment }) => segment));
}

/** Lines as typed, without formatting marks. */
export function unmarkedLines(typed: string): readonly string[] {
  const text = withoutTags(cleanText(typed)).replace(
    htmlEntity,
    (entity) => entities[entity.slice(1, -1).toLowerCase()] ?? entity,
  );
  return splitLines(text).map((line) => unmarked(line).replace(/ {2,}/g, ' '));
}

/** Repeats until nothing changes, because marks can be nested. */
function withoutTags(text: string): string {
  const without = text.replace(htmlTag, ' ');
  return without === text ? text : withoutTags(without);
}

/** Marks at the start of a line say nothing inside a quotation, and stay. So do the stars of "f**k" and "b****". */
const unmarked = (line: string): string =>
  line
    .replace(/\[([^[\]\n]{1,200})\]\((\S{1,300}?)\)/g, '$1 ($2)')
    .replace(/(?<![\p{L}\p{N}*])\*{2,3}(?=[^\s*])([^*\n]{1,200})(?<=\S)\*{2,3}(?![\p{L}\p{N}*])/gu, '$1')
    .replace(boldMark, '')
    .replace(/(?<=\p{L})`(?=\p{L})/gu, '’')
    .replace(/~~|`/g, '')
    .replace(/(?<!\w)__(?=[^\s_])|(?<=[^\s_])__(?!\w)/g, '')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]{1,200})(?<=\S)\*(?![\w*])/g, '$1');
