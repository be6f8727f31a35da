import { createFairQueue } from './fair-queue.ts';

/**
 * CPU-heavy work: typesetting letters, resizing images. One queue for the process, shared fairly between
 * users; the key is the user's id.
 */
export const costlyWork = createFairQueue({ atOnce: 2, atOncePerKey: 1, waiting: 40, waitingPerKey: 10 });
