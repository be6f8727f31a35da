import { inArray } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { emails } from './mail.tables.ts';

/**
 * Takes queued mails back by their dedupe keys. A mail that was tried may have arrived, so with one of those nothing is
 * taken back: says whether it was. A job whose mail is gone does nothing.
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
