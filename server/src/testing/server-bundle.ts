import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import config from '../../rolldown.config.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export type ServerBundle = { readonly main: string; remove(): Promise<void> };

/**
 * The server as one file, which starts twice as fast. As deep as the real build, so that it finds its assets.
 */
export async function bundleServer(): Promise<ServerBundle> {
  const dir = join(root, 'server', `dist-for-test-${process.pid}`);
  const bundle = await rolldown({ ...config, cwd: root });
  await bundle.write({ dir, format: 'esm', sourcemap: false });
  return { main: join(dir, 'main.js'), remove: () => rm(dir, { recursive: true, force: true }) };
}
