import { debuglog } from 'node:util';

/** What a proof is doing, for whoever looks on with NODE_DEBUG=prove. */
export const say = debuglog('prove');
