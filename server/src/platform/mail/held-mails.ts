import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../db/db.ts';
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
