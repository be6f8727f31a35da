import { authMailPrefix, harmlessAuthMails } from '@plainclaim/domain/accounts/secret-mail';
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Position } from '../../http/paging.ts';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { emails } from '../../platform/mail/mail.tables.ts';

export const boxNames = ['queued', 'sent', 'failed'] as const;

export type BoxName = (typeof boxNames)[number];

/** Must match the conditions of the partial indexes exactly, so that each list uses its own. */
const inBox: Record<BoxName, SQL | undefined> = {
  queued: and(isNull(emails.sentAt), isNull(emails.failedAt), isNull(emails.keptAt)),
  sent: or(isNotNull(emails.sentAt), isNotNull(emails.keptAt)),
  failed: isNotNull(emails.failedAt),
};

/** Without bodies: they are long, and some are secret. */
const rowColumns = {
  id: emails.id,
  kind: emails.kind,
  toAddress: emails.toAddress,
  toName: emails.toName,
  subject: emails.subject,
  claimId: emails.claimId,
  attempts: emails.attempts,
  heldUntil: emails.heldUntil,
  gatheringSince: emails.gatheringSince,
  restsUntil: emails.restsUntil,
  lastError: emails.lastError,
  createdAt: emails.createdAt,
  sendingUntil: emails.sendingUntil,
  sentAt: emails.sentAt,
  failedAt: emails.failedAt,
  keptAt: emails.keptAt,
};

export type MailRow = Awaited<ReturnType<typeof mailsIn>>[number];

export type AskedMails = {
  readonly box: BoxName;
  /** A prefix of the recipient's address. */
  readonly to: string | undefined;
  readonly limit: number;
  readonly after: Position | undefined;
};

/** Newest first. */
export async function mailsIn(executor: Executor, { box, to, limit, after }: AskedMails) {
  return await executor
    .select(rowColumns)
    .from(emails)
    .where(
      and(
        inBox[box],
        to === undefined ? undefined : sql`lower(${emails.toAddress}) like ${beginning(to)}`,
        after &&
          sql`(${emails.createdAt}, ${emails.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit);
}

const beginning = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Counts up to this many, so that the cost does not grow with the number of mails. */
export async function countIn(executor: Executor, box: BoxName, most: number): Promise<number> {
  const some = executor
    .select({ one: sql`1`.as('one') })
    .from(emails)
    .where(inBox[box])
    .limit(most)
    .as('some');
  const [row] = await executor.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** For the change poll: the newest failed mails, so it changes when one fails or is queued again. */
export const failedMailsMark: SQL = sql`
  select string_agg(id::text, ',') from (
    select id from ${emails} where ${inBox.failed} order by created_at desc, id desc limit 32
  ) as newest`;

const requeuedColumns = {
  id: emails.id,
  kind: emails.kind,
  claimId: emails.claimId,
  toAddress: emails.toAddress,
};

/** `lastError` stays until the next outcome. */
const waitingAgain = (now: Date) => ({ failedAt: null, sendingUntil: null, touchedAt: now });

/** A single statement, so that of two concurrent admins only one queues the mail. */
export async function takeFailed(tx: Tx, id: string, now: Date) {
  const [row] = await tx
    .update(emails)
    .set(waitingAgain(now))
    .where(and(eq(emails.id, id), isNotNull(emails.failedAt)))
    .returning(requeuedColumns);
  return row;
}

/** The rule of `accounts/secret-mail` in SQL. */
const isNotSecret = or(
  notLike(emails.kind, `${authMailPrefix}%`),
  inArray(emails.kind, [...harmlessAuthMails]),
);

type FailedToTake = {
  readonly failedBy: Date;
  /** The ids of mails that stay as they are. */
  readonly except: readonly string[];
  readonly now: Date;
  readonly limit: number;
};

/** A batch of the mails that had failed by then, oldest first; skips rows locked by another admin's retry. */
export async function takeAllFailed(tx: Tx, { failedBy, except, now, limit }: FailedToTake) {
  const wanted = tx
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        isNotNull(emails.failedAt),
        lte(emails.failedAt, failedBy),
        isNotSecret,
        except.length > 0 ? notInArray(emails.id, [...except]) : undefined,
      ),
    )
    .orderBy(emails.createdAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return await tx
    .update(emails)
    .set(waitingAgain(now))
    .where(sql`${emails.id} in ${wanted}`)
    .returning(requeuedColumns);
}
