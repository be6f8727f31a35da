import { debuglog } from 'node:util';

/** Progress messages, shown with NODE_DEBUG=prove. */
export const say = debuglog('prove');
