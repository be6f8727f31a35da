import { inArray } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { emails } from './mail.tables.ts';

/**
 * Withdraws queued mails by dedupe key. If one of them was attempted, it may have arrived: withdraws none and
 * returns false. Jobs of deleted mails do nothing.
 */
export async function withdrawMails(tx: Tx, dedupeKeys: readonly string[]): Promise<boolean> {
  const which = inArray(emails.dedupeKey, [...dedupeKeys]);
  const found = await tx
    .select({ attempts: emails.attempts, failedAt: emails.failedAt })
    .from(emails)
    .where(which)
    .for('update');
  if (found.some(({ attempts, failedAt }) => attempts > 0 || failedAt !== null)) return false;
  await tx.delete(emails).where(which);
  return true;
}
