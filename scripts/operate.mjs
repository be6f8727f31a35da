import './lib/least-node.mjs';
import { runBeside } from './lib/run-beside.mjs';
import { main } from './lib/say.mjs';

// `npm run backup -- <folder>` and its siblings; the first word says which.
await main(() => runBeside('operate.js'));
