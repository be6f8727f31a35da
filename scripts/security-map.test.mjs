import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesIn, problemOf } from './lib/names-in-files.mjs';
import { root } from './lib/places.mjs';

const map = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = map
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:---|attack|leak) /.test(line))
  .map((line) => line.split(' | '))
  .map((cells) => ({
    attack: cells[0]?.replace(/^\| /, '') ?? '',
    tests: namesIn(cells[2] ?? ''),
  }));

describe('docs/security.md', () => {
  it('has a row for each thing to fear', () => {
    expect(rows.length).toBeGreaterThan(45);
  });

  it.each(rows)('$attack: names tests that exist', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
  });
});
