import { cleanLine, codePointLength } from '../shared/text.ts';
import { knownPattern } from './placeholders.ts';

const longestLine = 200;

/** A name, an address or an answer as given, on one line. Only what is spelled like a placeholder loses its brackets: it would be filled in. */
export function letterLine(text: string, fallback: string, longest = longestLine): string {
  const line = cleanLine(text).replace(knownPattern, (placeholder) => `(${placeholder.slice(1, -1)})`);
  if (!/[\p{L}\p{N}]/u.test(line)) return fallback;
  return codePointLength(line) > longest ? [...line].slice(0, longest).join('').trim() : line;
}
