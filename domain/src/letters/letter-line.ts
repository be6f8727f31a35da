import { cleanLine, codePointLength } from '../shared/text.ts';

const longestLine = 200;

/**
 * A name or address as a letter prints it: one line that cannot be taken for a placeholder, for markup or for
 * one of the reply options. Names of people and companies lose nothing by it.
 */
export function letterLine(text: string, fallback: string): string {
  const line = cleanLine(text)
    .replace(/[[{<]/g, '(')
    .replace(/[\]}>]/g, ')')
    .replace(/[*`|~✅❌❓]|_{2,}|^[-+=#_\s]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(line)) return fallback;
  return codePointLength(line) > longestLine ? `${[...line].slice(0, longestLine).join('').trim()}` : line;
}
