import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

/** The `file` › name pairs in a cell of a table in docs/. */
export const namesIn = (cell) =>
  [...cell.matchAll(/`([^`]+)` › (.+?)(?=<br>| \|$|$)/g)].map(([, file, name]) => ({ file, name }));

const isTest = (file) => /\.(?:test|spec|proof)\.[a-z]+$/.test(file);

/** The problem with a pair: its file does not exist, or contains no such test or word. */
export function problemOf({ file, name }) {
  const path = join(root, file);
  if (!existsSync(path)) return `${file} does not exist`;
  // Unescapes quotation marks inside strings.
  const text = readFileSync(path, 'utf8').replaceAll(/\\(['"`])/g, '$1');
  if (!isTest(file)) return new RegExp(`\\b${name}\\b`).test(text) ? null : `${file} has no ${name}`;
  const isThere = [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => text.includes(quoted));
  return isThere ? null : `${file} has no test called: ${name}`;
}
