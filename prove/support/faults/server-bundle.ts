import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import config from '../../../server/rolldown.config.ts';

const root = resolve(import.meta.dirname, '../../..');
const clock = join(root, 'server/src/platform/clock/clock.ts');

let bundled: Promise<string> | undefined;

/**
 * The real server bundled into one file, with a clock that can be moved. At the same depth in the checkout as
 * the real bundle, so that its relative paths work.
 */
export function serverBundle(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

const movableClock: Plugin = {
  name: 'movable-clock',
  load: async (id) =>
    id === clock
      ? { code: await readFile(join(import.meta.dirname, 'moved-clock.ts'), 'utf8'), moduleType: 'ts' }
      : null,
};

async function bundle(): Promise<string> {
  const dir = join(root, 'server', `dist-for-proof-${process.pid}`);
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  const made = await rolldown({ ...config, cwd: root, plugins: [movableClock] });
  await made.write({ dir, format: 'esm', sourcemap: false });
  return join(dir, 'main.js');
}
