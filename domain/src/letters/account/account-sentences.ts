import { cleanText } from '../../shared/text.ts';
import { htmlEntity, htmlTag } from '../reading/html-tag.ts';
import { splitLines } from '../reading/plain-text.ts';
import { stripMarkup } from '../repair/strip-markup.ts';

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&pound;': '£',
  '&euro;': '€',
};

/**
 * The description as the letter quotes it: paragraphs of sentences. Formatting marks go and inner quotes become single
 * ones, because the whole stands in double quotes. No word, figure or sign is lost.
 */
export function accountSentences(description: string): readonly (readonly string[])[] {
  const text = stripMarkup(cleanText(description))
    .replace(/\[([^[\]\n]{1,200})\]\((\S{1,300}?)\)/g, '$1 ($2)')
    .replace(htmlTag, ' ')
    .replace(htmlEntity, (entity) => entities[entity.toLowerCase()] ?? ' ');
  return splitLines(text)
    .map((line) => singleQuoted(line.replace(/^\s*(?:[-•‣▪–—]\s+|\|\s*)|\s*\|\s*$/g, '')).trim())
    .filter((line) => line !== '')
    .map((line) => Array.from(sentences.segment(line), ({ segment }) => segment.trim()).filter(Boolean));
}

const singleQuoted = (line: string): string =>
  line
    .replace(/"([^"\n]*)"/g, '‘$1’')
    .replace(/[“„]/g, '‘')
    .replace(/”/g, '’')
    .replace(/ {2,}/g, ' ');
