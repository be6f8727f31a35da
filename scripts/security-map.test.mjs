import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/places.mjs';

const map = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = map
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:---|attack|leak) /.test(line))
  .map((line) => line.split(' | '))
  .map((cells) => ({
    attack: cells[0]?.replace(/^\| /, '') ?? '',
    tests: [...(cells[2] ?? '').matchAll(/`([^`]+)` › (.+?)(?=<br>| \|$)/g)].map(([, file, name]) => ({
      file,
      name,
    })),
  }));

/** A name as its file writes it: a quotation mark inside a string may be escaped there. */
const holds = (file, name) => {
  const text = readFileSync(file, 'utf8').replaceAll(/\\(['"`])/g, '$1');
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => text.includes(quoted));
};

describe('docs/security.md', () => {
  it('has a row for each thing to fear', () => {
    expect(rows.length).toBeGreaterThan(45);
  });

  it.each(rows)('$attack: names tests that exist', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const { file, name } of tests) {
      const path = join(root, file);
      expect(existsSync(path), file).toBe(true);
      expect(holds(path, name), `${file} has no test called: ${name}`).toBe(true);
    }
  });
});
