import { join } from 'node:path';
import { builds, buildUnlessDone } from './build.mjs';
import { runBound } from './children.mjs';
import { root } from './places.mjs';
import { prepare } from './prepare.mjs';
import { stage } from './say.mjs';

/** Runs an entry point of the built server beside the product. Needs the server's build, not the pages. */
export async function runBeside(file) {
  const runtime = await prepare();
  const server = builds.find(({ name }) => name === 'server');
  await stage('Build of the server', () => buildUnlessDone(server, runtime));
  const { code } = await runBound(
    runtime.node,
    [join(root, 'server', 'dist', file), ...process.argv.slice(2)],
    {
      cwd: root,
      env: runtime.environment({ NODE_ENV: 'production' }),
      output: 'inherit',
    },
  );
  return code;
}
