import { and, asc, gt, lte, sql } from 'drizzle-orm';
import { historyEvents } from './history.tables.ts';
import type { Trail } from './seals/trail.ts';

/**
 * The events of all claims. The digest is the event's hash, which covers the whole event; verifying the chains
 * recomputes it.
 */
export const historyTrail: Trail = {
  name: 'history',
  table: sql`${historyEvents}`,
  rows: (executor, { above, upTo, limit }) =>
    executor
      .select({ id: historyEvents.id, at: historyEvents.at, digest: historyEvents.hash })
      .from(historyEvents)
      .where(and(gt(historyEvents.id, above), lte(historyEvents.id, upTo)))
      .orderBy(asc(historyEvents.id))
      .limit(limit),
};
