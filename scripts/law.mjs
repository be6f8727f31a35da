import './lib/least-node.mjs';
import { runBeside } from './lib/run-beside.mjs';
import { main } from './lib/say.mjs';

// `npm run law`: which values of the law to check again.
await main(() => runBeside('law.js'));
