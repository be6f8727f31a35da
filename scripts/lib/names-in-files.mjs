import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

/** What a cell of a table in docs/ names as `file` › name, one below the other. */
export const namesIn = (cell) =>
  [...cell.matchAll(/`([^`]+)` › (.+?)(?=<br>| \|$|$)/g)].map(([, file, name]) => ({ file, name }));

const isTest = (file) => /\.(?:test|spec|proof)\.[a-z]+$/.test(file);

/** What is wrong with such a name: its file is gone, or no test or word in it is called so any more. */
export function problemOf({ file, name }) {
  const path = join(root, file);
  if (!existsSync(path)) return `${file} does not exist`;
  // A name as its file writes it: a quotation mark inside a string may be escaped there.
  const text = readFileSync(path, 'utf8').replaceAll(/\\(['"`])/g, '$1');
  if (!isTest(file)) return new RegExp(`\\b${name}\\b`).test(text) ? null : `${file} has no ${name}`;
  const isThere = [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => text.includes(quoted));
  return isThere ? null : `${file} has no test called: ${name}`;
}
