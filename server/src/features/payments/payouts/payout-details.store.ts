import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/db.ts';
import { payoutDetails } from '../payments.tables.ts';

export async function deleteDetailsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(payoutDetails).where(eq(payoutDetails.userId, userId));
}
