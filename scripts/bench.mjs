import './lib/least-node.mjs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chosenBenches } from './lib/benches.mjs';
import { runBound } from './lib/children.mjs';
import { root } from './lib/places.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/say.mjs';
import { toolPath } from './lib/tools.mjs';

/**
 * `npm run bench -- name` runs one benchmark, without a name all of them, even after a failed one. Each
 * prints ratios measured within its own run.
 */
await main(async () => {
  const names = chosenBenches(readdirSync(join(root, 'bench')), process.argv.slice(2));
  const runtime = await prepare();
  const missed = [];
  for (const name of names) {
    const args = [
      toolPath('tsx', 'tsx'),
      '--tsconfig',
      join('server', 'tsconfig.json'),
      join('bench', `${name}.ts`),
    ];
    const env = runtime.environment({ NODE_ENV: 'production' });
    const { code } = await runBound(runtime.node, args, { cwd: root, env, output: 'inherit' });
    if (code !== 0) missed.push(name);
  }
  if (missed.length > 0) console.log(`Less than what is asked for: ${missed.join(', ')}`);
  return missed.length > 0 ? 1 : 0;
});
