import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/db.ts';
import { waiting } from './mail.store.ts';
import { emails } from './mail.tables.ts';

/** The mails of these kinds about a claim that may still be withdrawn with their acts, oldest first. */
export async function heldMailsOf<Kind extends string>(
  executor: Executor,
  claimId: string,
  kinds: readonly Kind[],
  now: Date,
): Promise<readonly { readonly kind: Kind; readonly dedupeKey: string }[]> {
  const rows = await executor
    .select({ kind: emails.kind, dedupeKey: emails.dedupeKey })
    .from(emails)
    .where(
      and(
        eq(emails.claimId, claimId),
        inArray(emails.kind, [...kinds]),
        gt(emails.heldUntil, now),
        isNotNull(emails.dedupeKey),
      ),
    )
    .orderBy(asc(emails.createdAt), asc(emails.id));
  return rows.map(({ kind, dedupeKey }) => ({ kind: kind as Kind, dedupeKey: dedupeKey ?? '' }));
}

/** Whether a mail about a claim, whose key begins like this, has not left yet. */
export async function hasWaitingMail(
  executor: Executor,
  claimId: string,
  keyStart: string,
): Promise<boolean> {
  const [one] = await executor
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.claimId, claimId), sql`starts_with(${emails.dedupeKey}, ${keyStart})`, waiting))
    .limit(1);
  return one !== undefined;
}

/** The claims of which a mail is held now, as a subquery. Reads the index of waiting mails, which are few. */
export const claimsWithHeldMails = (executor: Executor, now: Date) =>
  executor
    .select({ claimId: emails.claimId })
    .from(emails)
    .where(and(waiting, gt(emails.heldUntil, now), isNotNull(emails.claimId)));
