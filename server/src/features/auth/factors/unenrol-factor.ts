import type { Tx } from '../../../platform/db/db.ts';
import { lowerToAal1 } from '../sessions/sessions.store.ts';
import { deleteFactor, type FactorRow, factorsOf, replaceBackupCodes } from './factors.store.ts';

/** Deletes a factor. With the last verified one go the backup codes, and sessions fall back to `aal1`. */
export async function unenrolFactor(tx: Tx, { id, userId }: FactorRow): Promise<void> {
  await deleteFactor(tx, id);
  const left = await factorsOf(tx, userId);
  if (left.some(({ status }) => status === 'verified')) return;
  await replaceBackupCodes(tx, userId, []);
  await lowerToAal1(tx, userId);
}
