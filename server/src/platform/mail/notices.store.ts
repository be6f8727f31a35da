import {
  countsAsNotice,
  gatheredKind,
  mostGathered,
  noticesCountSince,
  noticesPerHour,
} from '@plainclaim/domain/notices/notice-allowance';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../db/db.ts';
import type { EmailRow, Failure } from './mail.store.ts';
import { emails } from './mail.tables.ts';

const waiting = and(isNull(emails.sentAt), isNull(emails.failedAt), isNull(emails.keptAt));

/** Upper and lower case are one mailbox. */
const isTo = (address: string): SQL => sql`lower(${emails.toAddress}) = ${address.toLowerCase()}`;

/** A mail is tried for a day at most, so what left lately was written lately: the index then has little to read. */
const longestTriesMs = 25 * 3_600_000;

/** Until the transaction ends, no other notice to this mailbox is decided on. */
export async function takeTurnOfMailbox(tx: Tx, address: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`notices-to:${address.toLowerCase()}`}, 0))`,
  );
}

/** When the newest notices of the last hour left, those that are being sent at this moment included. */
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

/** Says whether others wait already: then somebody looks after them. */
export async function holdForGathering(
  tx: Tx,
  { id, toAddress }: Pick<EmailRow, 'id' | 'toAddress'>,
  now: Date,
): Promise<{ readonly isFirst: boolean }> {
  const [other] = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(isTo(toAddress), isNotNull(emails.gatheringSince), waiting))
    .limit(1);
  await tx.update(emails).set({ gatheringSince: now, touchedAt: now }).where(eq(emails.id, id));
  return { isFirst: other === undefined };
}

/** Those that wait, oldest first. */
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

/** They left, in another mail. They count as tried: what has left is not withdrawn. */
export async function markGathered(tx: Tx, ids: readonly string[], inMail: string, at: Date): Promise<void> {
  await tx
    .update(emails)
    .set({ gatheredIn: inMail, gatheringSince: null, sentAt: at, attempts: 1 })
    .where(inArray(emails.id, [...ids]));
}

/** A mail of many that will not arrive comes apart again: each of them failed, and can be sent by itself. */
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

/** What a waiting mail is, before anybody takes it. */
export async function waitingMail(executor: Executor, id: string) {
  const [row] = await executor
    .select({ id: emails.id, kind: emails.kind, toAddress: emails.toAddress, attempts: emails.attempts })
    .from(emails)
    .where(and(eq(emails.id, id), waiting));
  return row;
}
