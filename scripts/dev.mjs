import './lib/least-node.mjs';
import { join } from 'node:path';
import { runBound, stopChildren, stopSignal } from './lib/children.mjs';
import { root } from './lib/places.mjs';
import { freePort } from './lib/ports.mjs';
import { prefixed } from './lib/prefix.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/say.mjs';
import { toolPath } from './lib/tools.mjs';

const host = '127.0.0.1';

await main(async () => {
  const runtime = await prepare();
  const webPort = await freePort(Number(process.env.PORT) || 3000, host);
  const apiPort = await freePort(Math.max(3001, webPort + 1), host);
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const shared = { MODE: 'embedded', NODE_ENV: 'development', ...colour };
  const web = join(root, 'web');

  const server = runBound(
    runtime.node,
    [
      toolPath('tsx', 'tsx'),
      'watch',
      '--clear-screen=false',
      '--tsconfig',
      join('server', 'tsconfig.json'),
      join('server', 'src', 'main.ts'),
    ],
    {
      cwd: root,
      env: runtime.environment({
        ...shared,
        HOST: host,
        PORT: String(apiPort),
        // Links in mails must lead to the pages, which another process serves here.
        SITE_URL: process.env.SITE_URL || `http://${host}:${webPort}`,
      }),
      output: prefixed('server'),
    },
  );
  const pages = runBound(
    runtime.node,
    [
      toolPath('@react-router/dev', 'react-router', web),
      'dev',
      '--host',
      host,
      '--port',
      String(webPort),
      '--strictPort',
    ],
    {
      cwd: web,
      env: runtime.environment({ ...shared, API_ORIGIN: `http://${host}:${apiPort}` }),
      output: prefixed('web'),
    },
  );

  // One without the other is useless, so when one ends, the other is stopped.
  const first = await Promise.race([server, pages]);
  const asked = stopSignal() !== null;
  stopChildren();
  await Promise.all([server, pages]);
  return asked ? 0 : first.code || 1;
});
