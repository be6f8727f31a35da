import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { growthFlag } from './collect-seldom.ts';

it('asks for what the engine knows, which ignores what it does not', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(known).toContain(`${growthFlag} (specifies heap growing factor`);
});
