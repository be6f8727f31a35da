import { and, asc, eq, gt, isNotNull, isNull, lt, not } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import type { ClaimRow } from '../claims.store.ts';
import { legalClaims } from '../claims.tables.ts';
import { hasOpenHold } from '../holds/holds.store.ts';

const isWaiting = and(
  eq(legalClaims.status, 'pending'),
  isNull(legalClaims.deadlineNotedAt),
  isNotNull(legalClaims.letterSentAt),
);

/** Unanswered claims whose deadline was before this moment. A letter that reached no one has none. */
export async function claimsOverdue(executor: Executor, before: Date, after: string, limit: number) {
  const rows = await executor
    .select({ id: legalClaims.id })
    .from(legalClaims)
    .where(
      and(
        isWaiting,
        lt(legalClaims.responseDeadline, before),
        gt(legalClaims.id, after),
        not(hasOpenHold(executor, legalClaims.id)),
      ),
    )
    .orderBy(asc(legalClaims.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * A single statement, so that of two concurrent processes only one gets the claim. Looks at the deadline again: a letter that
 * came back meanwhile has none.
 */
export async function takeOverdue(
  tx: Tx,
  id: string,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<ClaimRow | undefined> {
  const [row] = await tx
    .update(legalClaims)
    .set({ deadlineNotedAt: now, updatedAt: now })
    .where(
      and(
        eq(legalClaims.id, id),
        isWaiting,
        lt(legalClaims.responseDeadline, before),
        not(hasOpenHold(tx, legalClaims.id)),
      ),
    )
    .returning();
  return row;
}
