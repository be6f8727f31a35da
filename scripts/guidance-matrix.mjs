import './lib/least-node.mjs';
import { join } from 'node:path';
import { runBound } from './lib/children.mjs';
import { root } from './lib/places.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/say.mjs';
import { toolPath } from './lib/tools.mjs';

/**
 * `npm run guidance-matrix` writes what the product suggests for every claim into docs/guidance-matrix.md.
 */
await main(async () => {
  const runtime = await prepare();
  const file = join('domain', 'src', 'claims', 'guidance.test.ts');
  const { code } = await runBound(runtime.node, [toolPath('vitest', 'vitest'), 'run', file, '--update'], {
    cwd: root,
    env: runtime.environment({}),
    output: 'inherit',
  });
  return code;
});
