import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installedLicence, licenceProblems } from './licences.mjs';
import { root } from './places.mjs';

const lockOf = (name, facts) => ({
  packages: { '': { name: 'ours' }, domain: {}, [`node_modules/${name}`]: facts },
});

it('every installed package has a licence that somebody agreed to', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
  expect(licenceProblems(lock, installedLicence(root))).toEqual([]);
});

it.each([
  ['MIT', { license: 'MIT' }],
  ['a choice', { license: '(GPL-3.0 OR MIT)' }],
  ['two that both fit', { license: 'MIT AND ISC' }],
  ['one for tools, in a tool', { license: 'MPL-2.0', dev: true }],
])('%s is agreed to', (_what, facts) => {
  expect(licenceProblems(lockOf('some-package', facts))).toEqual([]);
});

it.each([
  ['one that asks for our source', { license: 'AGPL-3.0-only' }],
  ['a part that does', { license: 'MIT AND GPL-3.0-only' }],
  ['one for tools, in the product', { license: 'MPL-2.0' }],
  ['one agreed to for another package', { license: 'LGPL-3.0-or-later' }],
  ['none', {}],
])('%s is not', (_what, facts) => {
  expect(licenceProblems(lockOf('some-package', facts))).toHaveLength(1);
});
