import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that do not oblige us to publish our own source. */
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
  'Zlib',
]);

/**
 * Allowed for build and test tools only, which are never shipped: changes to the tool itself may have to be
 * published.
 */
const forTools = new Set(['MPL-2.0', 'CC-BY-4.0']);

/** Checked one by one. */
const exceptions = [
  // A shared library, unmodified and replaceable, as its licence requires.
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
];

/** Packages that state their licence only in their own files, which we have read. */
const readByHand = { 'humanize-number': 'MIT', only: 'MIT', 'png-js': 'MIT' };

/**
 * Packages of a lock file whose licence is not allowed, one line each. `OR` lets us choose; `AND` requires
 * all of them.
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

/** The licence an installed package states, including the old `licenses` field. */
export const installedLicence = (root) => (path) => {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  const stated = license ?? licenses?.[0];
  return typeof stated === 'object' ? stated.type : stated;
};
