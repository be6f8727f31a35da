import type { RepliesDeps } from './replies.deps.ts';
import { countProcessed } from './replies.store.ts';

export type ReplySummary = Awaited<ReturnType<typeof countProcessed>>;

/** How many replies counted, and what they say. */
export const summariseReplies = ({ db }: Pick<RepliesDeps, 'db'>): Promise<ReplySummary> =>
  countProcessed(db);
