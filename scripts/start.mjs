import './lib/least-node.mjs';
import { join } from 'node:path';
import { buildWhatChanged } from './lib/build.mjs';
import { runBound } from './lib/children.mjs';
import { root } from './lib/places.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/say.mjs';

await main(async () => {
  const runtime = await prepare();
  await buildWhatChanged(runtime);
  // The server prints the rest itself: its address, the demo accounts, where data is stored.
  const { code } = await runBound(runtime.node, [join(root, 'server', 'dist', 'main.js')], {
    cwd: root,
    env: runtime.environment({ NODE_ENV: 'production' }),
    output: 'inherit',
  });
  return code;
});
