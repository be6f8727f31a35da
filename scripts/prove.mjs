import './lib/least-node.mjs';
import { join } from 'node:path';
import { buildWhatChanged } from './lib/build.mjs';
import { runBound } from './lib/children.mjs';
import { root } from './lib/places.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/say.mjs';
import { toolPath } from './lib/tools.mjs';

/**
 * `npm run prove` proves every promise in the long form; `npm run prove -- name` those whose file has the
 * name.
 */
await main(async () => {
  const runtime = await prepare();
  await buildWhatChanged(runtime);
  const args = [
    toolPath('tsx', 'tsx'),
    '--tsconfig',
    join('server', 'tsconfig.json'),
    join('prove', 'run.ts'),
  ];
  const env = runtime.environment({ NODE_ENV: 'production' });
  const { code } = await runBound(runtime.node, [...args, ...process.argv.slice(2)], {
    cwd: root,
    env,
    output: 'inherit',
  });
  return code;
});
