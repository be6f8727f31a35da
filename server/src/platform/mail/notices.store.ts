import {
  countsAsNotice,
  gatheredKind,
  mostGathered,
  noticesCountSince,
  noticesPerHour,
} from '@plainclaim/domain/notices/notice-allowance';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../db/db.ts';
import { type EmailRow, type Failure, isTo, waiting } from './mail.store.ts';
import { emails } from './mail.tables.ts';

/** Mails are retried for a day at most, so none sent lately is older than this. Limits the index scan. */
const longestTriesMs = 25 * 3_600_000;

/** Serialises decisions about notices to one mailbox until the transaction ends. */
export async function takeTurnOfMailbox(tx: Tx, address: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`notices-to:${address.toLowerCase()}`}, 0))`,
  );
}

/** When the newest notices of the last hour were sent; those being sent now count as sent now. */
export async function noticesLeft(tx: Tx, address: string, now: Date): Promise<readonly Date[]> {
  const since = noticesCountSince(now);
  const rows = await tx
    .select({ kind: emails.kind, sentAt: emails.sentAt, keptAt: emails.keptAt })
    .from(emails)
    .where(
      and(
        isTo(address),
        gt(emails.createdAt, new Date(now.getTime() - longestTriesMs)),
        isNull(emails.gatheredIn),
        or(
          gt(emails.sentAt, since),
          gt(emails.keptAt, since),
          gt(emails.sendingUntil, now),
          and(eq(emails.kind, gatheredKind), waiting),
        ),
      ),
    )
    .orderBy(desc(emails.createdAt));
  return rows
    .filter(({ kind }) => countsAsNotice(kind))
    .map(({ sentAt, keptAt }) => sentAt ?? keptAt ?? now)
    .sort((a, b) => b.getTime() - a.getTime())
    .slice(0, noticesPerHour);
}

/** Whether a summary is scheduled for this mailbox. */
export async function isAnyGathering(tx: Tx, address: string): Promise<boolean> {
  const [one] = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(isTo(address), isNotNull(emails.gatheringSince), waiting))
    .limit(1);
  return one !== undefined;
}

/** Holds a notice for the mailbox's next summary. */
export async function holdForGathering(tx: Tx, { id }: Pick<EmailRow, 'id'>, now: Date): Promise<void> {
  await tx.update(emails).set({ gatheringSince: now, touchedAt: now }).where(eq(emails.id, id));
}

/** The notices waiting for a summary, oldest first. */
export async function takeGathering(tx: Tx, address: string): Promise<EmailRow[]> {
  return await tx
    .select()
    .from(emails)
    .where(and(isTo(address), isNotNull(emails.gatheringSince), waiting))
    .orderBy(asc(emails.createdAt), asc(emails.id))
    .limit(mostGathered + 1)
    .for('update');
}

export async function stopGathering(tx: Tx, id: string): Promise<void> {
  await tx.update(emails).set({ gatheringSince: null }).where(eq(emails.id, id));
}

/** Marks notices as sent in a summary. They count as attempted, because a sent mail is never withdrawn. */
export async function markGathered(tx: Tx, ids: readonly string[], inMail: string, at: Date): Promise<void> {
  await tx
    .update(emails)
    .set({ gatheredIn: inMail, gatheringSince: null, sentAt: at, attempts: 1 })
    .where(inArray(emails.id, [...ids]));
}

/** Undoes a summary mail that failed: each of its notices counts as failed and can be resent by itself. */
export async function comeApart(
  tx: Tx,
  id: string,
  { error, forGoodAt }: Pick<Failure, 'error' | 'forGoodAt'>,
): Promise<EmailRow[]> {
  return await tx
    .update(emails)
    .set({ gatheredIn: null, sentAt: null, failedAt: forGoodAt, lastError: error })
    .where(eq(emails.gatheredIn, id))
    .returning();
}

/** A waiting mail's kind and recipient, read without leasing it. */
export async function waitingMail(executor: Executor, id: string) {
  const [row] = await executor
    .select({
      id: emails.id,
      kind: emails.kind,
      toAddress: emails.toAddress,
      attempts: emails.attempts,
      gatheringSince: emails.gatheringSince,
    })
    .from(emails)
    .where(and(eq(emails.id, id), waiting));
  return row;
}
