import { createFairQueue } from './fair-queue.ts';

/**
 * Work that takes a processor for a while: setting the pages of a letter, drawing a picture in every size. One queue
 * for the process, shared fairly between people; the key is the user's id.
 */
export const costlyWork = createFairQueue({ atOnce: 2, atOncePerKey: 1, waiting: 40, waitingPerKey: 10 });
