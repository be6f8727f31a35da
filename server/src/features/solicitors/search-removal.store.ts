import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import { caseMessages, referrals, solicitorSearches } from './solicitors.tables.ts';

/** Deletes searches, referrals and messages in the transaction that removes their claim. */
export async function deleteSearchesOf(tx: Tx, claimId: string): Promise<void> {
  await tx.delete(caseMessages).where(eq(caseMessages.claimId, claimId));
  await tx.delete(referrals).where(eq(referrals.claimId, claimId));
  await tx.delete(solicitorSearches).where(eq(solicitorSearches.claimId, claimId));
}
