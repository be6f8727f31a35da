import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../db/db.ts';
import { emailAttachments, emails } from './mail.tables.ts';

export type EmailRow = typeof emails.$inferSelect;
export type AttachmentRow = typeof emailAttachments.$inferSelect;

export const waiting = and(isNull(emails.sentAt), isNull(emails.failedAt), isNull(emails.keptAt));

/** Addresses are compared without case. */
export const isTo = (address: string): SQL => sql`lower(${emails.toAddress}) = ${address.toLowerCase()}`;

type NewEmail = typeof emails.$inferInsert;
type NewAttachment = typeof emailAttachments.$inferInsert;

/** Returns the ids of inserted mails. A mail whose dedupe key exists is skipped with its attachments. */
export async function insertEmails(
  tx: Tx,
  rows: readonly NewEmail[],
  attachments: readonly NewAttachment[],
): Promise<ReadonlySet<string>> {
  const added = await tx
    .insert(emails)
    .values([...rows])
    .onConflictDoNothing({ target: emails.dedupeKey })
    .returning({ id: emails.id });
  const ids = new Set(added.map(({ id }) => id));
  const attached = attachments.filter(({ emailId }) => ids.has(emailId));
  if (attached.length > 0) await tx.insert(emailAttachments).values(attached);
  return ids;
}

export async function idByDedupeKey(tx: Tx, dedupeKey: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: emails.id }).from(emails).where(eq(emails.dedupeKey, dedupeKey));
  return row?.id;
}

/** One statement, so that only one of two workers gets the mail. */
export async function takeForSending(
  executor: Executor,
  id: string,
  now: Date,
  until: Date,
): Promise<EmailRow | undefined> {
  const [row] = await executor
    .update(emails)
    .set({
      attempts: sql`${emails.attempts} + 1`,
      sendingUntil: until,
      touchedAt: now,
      gatheringSince: null,
      // When it last rested: its wait for the mail server begins now.
      restsUntil: sql`case when ${emails.restsUntil} is not null then ${now.toISOString()}::timestamptz end`,
    })
    .where(and(eq(emails.id, id), waiting, or(isNull(emails.sendingUntil), lte(emails.sendingUntil, now))))
    .returning();
  return row;
}

/** Until when another worker has leased a waiting mail. */
export async function heldUntil(executor: Executor, id: string): Promise<Date | undefined> {
  const [row] = await executor
    .select({ sendingUntil: emails.sendingUntil })
    .from(emails)
    .where(and(eq(emails.id, id), waiting));
  return row?.sendingUntil ?? undefined;
}

/**
 * The mail server's acceptance counts, even if another worker has taken the mail since or given it up. Undefined when it
 * was recorded before.
 */
export async function markSent(executor: Executor, id: string, at: Date): Promise<EmailRow | undefined> {
  const [row] = await executor
    .update(emails)
    .set({ sentAt: at, failedAt: null, sendingUntil: null })
    .where(and(eq(emails.id, id), isNull(emails.sentAt)))
    .returning();
  return row;
}

/** Undefined when it was recorded before. */
export async function markStored(executor: Executor, id: string, at: Date): Promise<EmailRow | undefined> {
  const [row] = await executor
    .update(emails)
    .set({ keptAt: at, sendingUntil: null })
    .where(and(eq(emails.id, id), waiting))
    .returning();
  return row;
}

/** Ends a lease without an attempt: the mail rests. False when another worker has taken the mail since. */
export async function giveBack(
  tx: Tx,
  { id, attempts }: Pick<EmailRow, 'id' | 'attempts'>,
  restsUntil: Date,
): Promise<boolean> {
  const rows = await tx
    .update(emails)
    .set({ attempts: attempts - 1, sendingUntil: null, restsUntil })
    .where(and(eq(emails.id, id), eq(emails.attempts, attempts), waiting))
    .returning({ id: emails.id });
  return rows.length > 0;
}

export type RewrittenMail = Pick<EmailRow, 'subject' | 'html' | 'text' | 'replyTo'>;

/**
 * Replaces the contents of a waiting mail for the worker that holds its lease. Undefined when another worker has taken it
 * since.
 */
export async function rewriteWaiting(
  tx: Tx,
  { id, attempts }: Pick<EmailRow, 'id' | 'attempts'>,
  mail: RewrittenMail,
  attachments: readonly NewAttachment[],
  now: Date,
): Promise<EmailRow | undefined> {
  const [row] = await tx
    .update(emails)
    .set({ ...mail, rewrittenAt: now })
    .where(and(eq(emails.id, id), eq(emails.attempts, attempts), waiting))
    .returning();
  if (!row) return undefined;
  await tx.delete(emailAttachments).where(eq(emailAttachments.emailId, id));
  if (attachments.length > 0) await tx.insert(emailAttachments).values([...attachments]);
  return row;
}

export type Failure = { readonly attempt: number; readonly error: string; readonly forGoodAt: Date | null };

/** Undefined when another worker has taken the mail since: its outcome is then that worker's to record. */
export async function markFailed(
  executor: Executor,
  id: string,
  { attempt, error, forGoodAt }: Failure,
): Promise<EmailRow | undefined> {
  const [row] = await executor
    .update(emails)
    .set({ lastError: error, failedAt: forGoodAt, sendingUntil: null })
    .where(and(eq(emails.id, id), eq(emails.attempts, attempt), waiting))
    .returning();
  return row;
}

/** Waiting mails whose jobs were lost: not touched since `before`. Touched now, to skip them next time. */
export async function takeForgotten(tx: Tx, before: Date, now: Date, limit: number): Promise<string[]> {
  const forgotten = tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(waiting, lt(emails.touchedAt, before)))
    .orderBy(asc(emails.touchedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(emails)
    .set({ touchedAt: now })
    .where(inArray(emails.id, forgotten))
    .returning({ id: emails.id });
  return rows.map((row) => row.id);
}

export async function emailById(executor: Executor, id: string): Promise<EmailRow | undefined> {
  const [row] = await executor.select().from(emails).where(eq(emails.id, id));
  return row;
}

export async function attachmentsOf(executor: Executor, emailIds: readonly string[]) {
  if (emailIds.length === 0) return [];
  return await executor
    .select()
    .from(emailAttachments)
    .where(inArray(emailAttachments.emailId, [...emailIds]))
    .orderBy(asc(emailAttachments.emailId), asc(emailAttachments.position));
}

export type EmailPosition = { readonly createdAt: Date; readonly id: string };

export type EmailPage = { readonly limit: number; readonly before?: EmailPosition; readonly to?: string };

export async function newestEmails(executor: Executor, { limit, before, to }: EmailPage) {
  return await executor
    .select()
    .from(emails)
    .where(
      and(
        before &&
          sql`(${emails.createdAt}, ${emails.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`,
        to === undefined ? undefined : sql`lower(${emails.toAddress}) = lower(${to})`,
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit);
}

/** Marks a sent mail as bounced. Mails in any other state already have their outcome. */
export async function markBounced(
  executor: Executor,
  id: string,
  { error, at }: { readonly error: string; readonly at: Date },
): Promise<EmailRow | undefined> {
  const [row] = await executor
    .update(emails)
    .set({ lastError: error, failedAt: at, sentAt: null })
    .where(and(eq(emails.id, id), isNotNull(emails.sentAt)))
    .returning();
  return row;
}
