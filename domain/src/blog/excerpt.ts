import { trimEnd } from '../shared/trim.ts';

const longest = 200;

/** The beginning of a text, whole words only: what a list shows of a post that brings no summary of its own. */
export function excerptFrom(plainText: string): string {
  const line = plainText.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const lastGap = cut.lastIndexOf(' ');
  return `${trimEnd(lastGap > longest / 2 ? cut.slice(0, lastGap) : cut, ' ,;:.–-')}…`.toWellFormed();
}
