import { expect, it } from 'vitest';
import { trim, trimEnd } from './trim.ts';

it.each([
  ['--a-b--', 'a-b', '--a-b'],
  ['a', 'a', 'a'],
  ['----', '', ''],
  ['', '', ''],
  ['. .name. .', 'name', '. .name'],
])('%j without hyphens, dots and spaces', (text, both, end) => {
  expect(trim(text, '-. ')).toBe(both);
  expect(trimEnd(text, '-. ')).toBe(end);
});
