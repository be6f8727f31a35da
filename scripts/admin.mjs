import './lib/least-node.mjs';
import { runBeside } from './lib/run-beside.mjs';
import { main } from './lib/say.mjs';

// `npm run admin -- create <email>`.
await main(() => runBeside('admin.js'));
