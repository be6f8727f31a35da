import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { emails } from '../../../platform/mail/mail.tables.ts';
import type { ClaimRow } from '../claims.store.ts';
import { legalClaims } from '../claims.tables.ts';
import { letterKinds } from '../mails/mail-kinds.ts';

const isWaiting = and(
  eq(legalClaims.status, 'pending'),
  isNull(legalClaims.deadlineNotedAt),
  isNotNull(legalClaims.letterSentAt),
);

/** Unanswered claims whose deadline was before this moment and whose letter did not fail. */
export async function claimsOverdue(executor: Executor, before: Date, after: string, limit: number) {
  const failedLetter = executor
    .select({ one: sql`1` })
    .from(emails)
    .where(
      and(
        eq(emails.claimId, legalClaims.id),
        inArray(emails.kind, [...letterKinds]),
        isNotNull(emails.failedAt),
      ),
    );
  const rows = await executor
    .select({ id: legalClaims.id })
    .from(legalClaims)
    .where(
      and(
        isWaiting,
        lt(legalClaims.responseDeadline, before),
        gt(legalClaims.id, after),
        notExists(failedLetter),
      ),
    )
    .orderBy(asc(legalClaims.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A single statement, so that of two concurrent processes only one gets the claim. */
export async function takeOverdue(tx: Tx, id: string, now: Date): Promise<ClaimRow | undefined> {
  const [row] = await tx
    .update(legalClaims)
    .set({ deadlineNotedAt: now, updatedAt: now })
    .where(and(eq(legalClaims.id, id), isWaiting))
    .returning();
  return row;
}
