import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/places.mjs';

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** Lints these lines with our real rules; returns the numbers of the refused ones. */
function refusedLines(lines) {
  const folder = mkdtempSync(join(tmpdir(), 'plainclaim-lint-'));
  try {
    for (const path of ['biome.json', 'scripts/lint']) {
      cpSync(join(root, path), join(folder, path), { recursive: true });
    }
    writeFileSync(join(folder, 'planted.ts'), `${lines.join('\n')}\n`);
    const { diagnostics } = JSON.parse(lint(folder));
    return diagnostics
      .filter(({ category }) => category === 'plugin' || category === 'lint/style/noRestrictedImports')
      .map(({ location }) => location.start.line)
      .sort((one, other) => one - other);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lint(cwd) {
  const args = [biome, 'lint', '--reporter=json', '--vcs-enabled=false', 'planted.ts'];
  try {
    return execFileSync(process.execPath, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    // The linter exits with an error when it refuses something; the report is on standard output anyway.
    return error.stdout;
  }
}

it('refuses the private parts of packages, and code made from text', { timeout: 60_000 }, () => {
  const planted = [
    "import { prepareValue } from 'pg/lib/utils.js';",
    "import { thing } from '@scope/package/dist/thing.js';",
    "export const later = () => import('pg/lib/client.js');",
    'export const session = (db) => db._.session;',
    'export const idle = (pool) => pool?._idle;',
    "export const made = new Function('row', 'return row[0]');",
    'export { prepareValue, thing };',
  ];
  expect(refusedLines(planted)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('leaves our own folders of the same names and public members alone', { timeout: 60_000 }, () => {
  const fine = [
    "import pg from 'pg';",
    "import { eq } from 'drizzle-orm';",
    "import { api } from '~/lib/api';",
    "import { places } from '../scripts/lib/places.mjs';",
    "import { built } from './dist/built.js';",
    '// db._.session and new Function are only spoken of here',
    'export const query = (pool) => pool?.query(eq);',
    'export { api, built, pg, places };',
  ];
  expect(refusedLines(fine)).toEqual([]);
});
