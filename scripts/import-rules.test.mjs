import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { staticChecks } from './lib/checks.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const { args } = staticChecks.find(({ name }) => name === 'import rules').command;
const generous = 60_000;

const roots = {
  'package.json': '{"type":"module"}',
  'bench/bench.ts': 'export const bench = 1;',
  'prove/proof.ts': 'export const proof = 1;',
};

/** Writes a small source tree, checks it as `npm run check` checks ours, and returns the findings. */
function cruise(files) {
  const folder = mkdtempSync(join(tmpdir(), 'plainclaim-imports-'));
  try {
    for (const [path, text] of Object.entries({ ...roots, ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    cpSync(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
    return JSON.parse(run([cli, '--output-type', 'json', ...args], folder)).summary;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(args, cwd) {
  try {
    return execFileSync(process.execPath, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    // The exit code is the number of violations; the report is on standard output anyway.
    return error.stdout;
  }
}

const importing = (from, to) =>
  `import { x } from '${'../'.repeat(from.split('/').length - 1)}${to}'; export const y = x;`;

it('passes a tree that keeps the rules', { timeout: generous }, () => {
  const summary = cruise({
    'domain/src/shared/money.ts': 'export const pence = 100;',
    'domain/src/claims/limits.ts':
      "import { pence } from '../shared/money.ts'; export const limit = 10 * pence;",
    'server/src/features/history/index.ts': 'export const record = 1;',
    'server/src/features/claims/submit-claim.ts':
      "import { record } from '../history/index.ts'; export const submit = record;",
    'web/app/root.tsx': 'export const root = 1;',
  });
  expect(summary.totalCruised).toBe(7);
  expect(summary.violations).toEqual([]);
});

describe('a planted violation is caught', () => {
  const planted = [
    ['web-takes-only-api-types', 'web/app/pages/home.tsx', 'server/src/features/claims/claims.store.ts'],
    ['domain-is-pure', 'domain/src/claims/limits.ts', 'server/src/config/config.ts'],
    ['domain-shared-looks-left', 'domain/src/shared/money.ts', 'domain/src/accounts/roles.ts'],
    ['domain-letters-looks-left', 'domain/src/letters/letter.ts', 'domain/src/settlements/offer.ts'],
    ['platform-knows-no-slice', 'server/src/platform/mail/send.ts', 'server/src/features/claims/index.ts'],
    [
      'slices-meet-at-the-door',
      'server/src/features/claims/submit-claim.ts',
      'server/src/features/letters/draft.ts',
    ],
    [
      'tables-stay-inside',
      'server/src/features/claims/list-claims.ts',
      'server/src/features/auth/auth.tables.ts',
    ],
    ['nothing-imports-app', 'server/src/http/errors.ts', 'server/src/app/app.ts'],
    ['slices-know-no-development-tool', 'server/src/features/claims/a.ts', 'server/src/dev/demo/demo.ts'],
    [
      'routes-do-not-query',
      'server/src/features/replies/replies.routes.ts',
      'server/src/features/replies/replies.store.ts',
    ],
    ['features-do-not-meet', 'web/app/features/claims/a.tsx', 'web/app/features/blog/b.tsx'],
    ['ui-knows-no-feature', 'web/app/ui/button.tsx', 'web/app/features/blog/c.tsx'],
    [
      'no-test-code-in-the-product',
      'server/src/features/claims/cancel-claim.ts',
      'server/src/testing/test-app.ts',
    ],
    ['no-cycles', 'server/src/features/blog/one.ts', 'server/src/features/blog/other.ts'],
    ['no-cycles', 'prove/one.ts', 'prove/other.ts'],
    ['domain-is-pure', 'domain/src/blog/slug.ts', 'node:fs'],
    ['no-unresolved', 'server/src/features/contact/send.ts', './nowhere.ts'],
  ];
  let found = [];

  beforeAll(() => {
    const files = {};
    for (const [, from, to] of planted) {
      files[from] = /^[a-z]+\//.test(to) ? importing(from, to) : `export { x } from '${to}';`;
      if (/^[a-z]+\//.test(to)) files[to] = 'export const x = 1;';
    }
    for (const folder of ['server/src/features/blog', 'prove'])
      files[`${folder}/other.ts`] = "import { y } from './one.ts'; export const x = () => y;";
    const summary = cruise(files);
    found = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  }, generous);

  it.each(planted)('%s: %s → %s', (rule, from, to) => {
    expect(found).toContain(`${rule}: ${from} → ${to === 'node:fs' ? 'fs' : to}`);
  });
});
