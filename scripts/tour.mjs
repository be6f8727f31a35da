import './lib/least-node.mjs';
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildWhatChanged } from './lib/build.mjs';
import { runStep } from './lib/children.mjs';
import { findChromium } from './lib/chromium.mjs';
import { root } from './lib/places.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/say.mjs';
import { toolPath } from './lib/tools.mjs';
import { writeTourIndex } from './lib/tour-index.mjs';

const folder = join(root, 'tour');

// `npm run tour -- admin` retakes the screenshots with "admin" in their role or path, and leaves the others.
const only = process.argv.slice(2).join(' ');

await main(async () => {
  const runtime = await prepare();
  await buildWhatChanged(runtime);
  const chromium = await findChromium(runtime);
  if (!only) rmSync(folder, { recursive: true, force: true });
  const playwright = toolPath('@playwright/test', 'playwright');
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=line', ...(only ? ['-g', only] : [])];
  const { code } = await runStep(runtime.node, [playwright, ...args], {
    cwd: root,
    env: runtime.environment({
      NODE_ENV: undefined,
      PLAINCLAIM_TOUR: 'on',
      PLAINCLAIM_CHROMIUM: chromium,
    }),
    output: 'inherit',
  });
  const { file, pictures } = writeTourIndex(folder);
  console.log(`${pictures} pictures: open ${relative(root, file)}`);
  return code;
});
