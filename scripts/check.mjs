import './lib/least-node.mjs';
import { main } from './lib/say.mjs';
import { verify } from './lib/verify.mjs';

await main(() => verify('check'));
