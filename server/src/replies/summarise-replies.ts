import type { RepliesDeps } from './replies.deps.ts';
import { countProcessed } from './replies.store.ts';

/** How many replies counted, and what they say. */
export const summariseReplies = ({ db }: Pick<RepliesDeps, 'db'>) => countProcessed(db);
