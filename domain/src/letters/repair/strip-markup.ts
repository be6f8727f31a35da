import { splitLines } from '../reading/plain-text.ts';

/** Removes the markup that models tend to add. No word is removed. */
export function stripMarkup(letter: string): string {
  return splitLines(letter)
    .filter((line) => !/^\s*(?:```\w*|-{3,}|={3,}|\*{3,}|_{3,})\s*$/.test(line))
    .map((line) =>
      line
        .replace(/^\s{0,3}#{1,6}\s+/, '')
        .replace(/^\s{0,3}>\s?/, '')
        .replace(/^(\s*)[*+]\s+/, '$1- ')
        .replace(/\*\*\*?|~~|`/g, '')
        .replace(/(?<!\w)__|__(?!\w)/g, '')
        .replace(/(?<![\w*])\*(?=\S)([^*]{1,200})(?<=\S)\*(?![\w*])/g, '$1')
        .replace(/<\/?(?:p|br|b|i|em|strong|u|h[1-6]|div|span|ul|ol|li)\s*\/?>/gi, ''),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .concat('\n');
}
