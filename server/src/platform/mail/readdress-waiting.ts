import { and, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { isTo, waiting } from './mail.store.ts';
import { emails } from './mail.tables.ts';
import { takeTurnOfMailbox } from './notices.store.ts';

type Move = { readonly from: string; readonly to: string; readonly now: Date };

/**
 * Sends mails about these claims that have not left to another address. A mail that a worker is sending at this moment
 * stays as it is: its row must say where it went.
 */
export async function readdressWaiting(
  tx: Tx,
  claimIds: readonly string[],
  { from, to, now }: Move,
): Promise<void> {
  // No summary of notices to the old mailbox may be made up meanwhile.
  await takeTurnOfMailbox(tx, from);
  await tx
    .update(emails)
    .set({ toAddress: to })
    .where(
      and(
        inArray(emails.claimId, [...claimIds]),
        isTo(from),
        waiting,
        or(isNull(emails.sendingUntil), lte(emails.sendingUntil, now)),
      ),
    );
}
