import './lib/least-node.mjs';
import { buildWhatChanged } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/say.mjs';

await main(async () => {
  await buildWhatChanged(await prepare());
  return 0;
});
