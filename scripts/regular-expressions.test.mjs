import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { root } from './lib/places.mjs';

/**
 * Every regular expression of the domain and the server must run in linear time. Expressions built from parts
 * cannot be read from the source: `server/src/testing/security/linear-time.test.ts` tries those with growing input.
 */
const sources = globSync(['domain/src/**/*.ts', 'server/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);

/** Each literal as `file:line`, with its pattern and flags. */
function literalsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [];
  new Visitor({
    Literal({ regex, start }) {
      if (regex) found.push({ ...regex, at: `${file}:${text.slice(0, start).split('\n').length}` });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Where and how a pattern backtracks. */
function problemsOf({ pattern, flags }) {
  const { reports } = analyse({ source: pattern, flags }, { assumeRejectingSuffix: false });
  return reports.map(({ type, exponential }) => `${exponential ? 'exponential' : 'polynomial'} ${type}`);
}

describe('the check', () => {
  it.each([
    ['^diagnostic-code: *(?:smtp;)? *(.{3,300})$', 'im'],
    ['(a+)+$', ''],
    ['\\s+$', ''],
    ['^\\s*,?\\s*$', ''],
    ['a+b', ''],
  ])('finds what is wrong with /%s/%s', (pattern, flags) => {
    expect(problemsOf({ pattern, flags })).not.toEqual([]);
  });

  it.each([
    ['^a+b', ''],
    ['\\s+', 'g'],
    ['^[^@]+@[^@]+$', ''],
  ])('finds nothing wrong with /%s/%s', (pattern, flags) => {
    expect(problemsOf({ pattern, flags })).toEqual([]);
  });
});

it('no regular expression of the rules or the server takes more than linear time', () => {
  const literals = sources.flatMap(literalsOf);
  expect(literals.length).toBeGreaterThan(400);
  const slow = literals.flatMap((one) => {
    const problems = problemsOf(one);
    return problems.length > 0 ? [`${one.at} /${one.pattern}/${one.flags}: ${problems.join(', ')}`] : [];
  });
  expect(slow).toEqual([]);
});
