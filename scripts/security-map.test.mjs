import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesIn, problemOf } from './lib/names-in-files.mjs';
import { root } from './lib/places.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

/** The cells of all table rows in a document, without the table heads. */
const cellsOf = (file, heads) =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !heads.test(line))
    .map((line) => line.replace(/^\| /, '').split(' | '));

const rows = cellsOf('docs/security.md', /^\| (?:---|attack|leak) /).map(([attack = '', , tests]) => ({
  attack,
  tests: namesIn(tests ?? ''),
}));

const sections = cellsOf('docs/asvs.md', /^\| (?:---|section) /)
  .filter(([name]) => /^V\d/.test(name))
  .map(([section = '', state, words = '', tests]) => ({
    section,
    state,
    words,
    tests: namesIn(tests ?? ''),
  }));

/** The number of sections in each chapter of ASVS 5.0.0. */
const sectionsOfChapters = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];

describe('docs/security.md', () => {
  it('has a row for each thing to fear', () => {
    expect(rows.length).toBeGreaterThan(45);
  });

  it.each(rows)('$attack: names tests that exist', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
  });
});

describe('docs/asvs.md', () => {
  it('has every section of the standard, in order', () => {
    const wanted = sectionsOfChapters.flatMap((count, chapter) =>
      Array.from({ length: count }, (_, section) => `V${chapter + 1}.${section + 1}`),
    );
    expect(sections.map(({ section }) => section.split(' ')[0])).toEqual(wanted);
  });

  it('counts its states right', () => {
    const states = ['met', 'partly', 'not met', 'not applicable'];
    const counts = states.map((state) => sections.filter((one) => one.state === state).length);
    expect(counts.reduce((sum, one) => sum + one)).toBe(sections.length);
    expect(read('docs/asvs.md')).toContain(states.map((state, at) => `${counts[at]} ${state}`).join(', '));
  });

  it.each(sections)('$section: names tests that exist, and what is missing', ({ state, words, tests }) => {
    expect(tests.length > 0).toBe(state !== 'not applicable');
    const hasGap = ['partly', 'not met'].includes(state);
    expect([/Missing[:,]/.test(words), words.includes('To close:')]).toEqual([hasGap, hasGap]);
    expect(tests.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
  });

  it('links to files that are there', () => {
    const links = [...read('docs/asvs.md').matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, 'docs', link)))).toEqual([]);
  });
});
