import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What may be part of a product whose source stays ours. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
]);

/** Used to build and test, never shipped: sharing changes to the tool itself costs us nothing. */
const forTools = new Set(['MPL-2.0', 'CC-BY-4.0']);

/** Looked at one by one. */
const exceptions = [
  // A shared library beside our program, unchanged and replaceable, which is what its licence asks for.
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
];

/** Packages that say it in words only: read in their own files. */
const readByHand = { 'humanize-number': 'MIT', only: 'MIT', 'png-js': 'MIT' };

/**
 * Packages of a lock file whose licence nobody has agreed to, one line each. `OR` lets us choose, `AND` binds us to
 * all of it.
 */
export function licenceProblems(lock, licenceOf = () => undefined) {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, { license, dev = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = license ?? licenceOf(path) ?? readByHand[name] ?? 'none stated';
      return isAllowed(name, licence, dev) ? [] : [`${name}: ${licence}`];
    });
}

function isAllowed(name, licence, dev) {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  const isFine = (one) =>
    permissive.has(one) ||
    (dev && forTools.has(one)) ||
    exceptions.some((exception) => exception.licence === one && exception.name.test(name));
  return choices.some((choice) => choice.split(' AND ').every(isFine));
}

/** What an installed package says of itself, in the old form too. */
export const installedLicence = (root) => (path) => {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  const stated = license ?? licenses?.[0];
  return typeof stated === 'object' ? stated.type : stated;
};
