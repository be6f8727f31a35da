import './lib/least-node.mjs';
import { join } from 'node:path';
import { builds, buildUnlessDone } from './lib/build.mjs';
import { runBound } from './lib/children.mjs';
import { root } from './lib/places.mjs';
import { prepare } from './lib/prepare.mjs';
import { main, stage } from './lib/say.mjs';

// `npm run admin -- create <email>`: needs the server's build, not the pages.
await main(async () => {
  const runtime = await prepare();
  const server = builds.find(({ name }) => name === 'server');
  await stage('Build of the server', () => buildUnlessDone(server, runtime));
  const { code } = await runBound(
    runtime.node,
    [join(root, 'server', 'dist', 'admin.js'), ...process.argv.slice(2)],
    {
      cwd: root,
      env: runtime.environment({ NODE_ENV: 'production' }),
      output: 'inherit',
    },
  );
  return code;
});
