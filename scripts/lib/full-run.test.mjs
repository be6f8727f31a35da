import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openFullRun } from './full-run.mjs';

it('remembers what passed for the same sources, and nothing for others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainclaim-full-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'new', 'full-run.json');
  const result = { took: 12, counts: { passed: 3, failed: 0, skipped: 0 } };
  openFullRun(file, 'a').set('unit', result);
  expect(openFullRun(file, 'a').get('unit')).toEqual(result);
  expect(openFullRun(file, 'a').get('browser')).toBeUndefined();
  expect(openFullRun(file, 'b').get('unit')).toBeUndefined();
});
