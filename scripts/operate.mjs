import './lib/least-node.mjs';
import { runBeside } from './lib/run-beside.mjs';
import { main } from './lib/say.mjs';

// `npm run backup -- <folder>` and its siblings; the first word selects the operation.
await main(() => runBeside('operate.js'));
