import type { Tx } from '../../platform/db/db.ts';
import { lowerToAal1 } from '../sessions/sessions.store.ts';
import { deleteFactor, type FactorRow, factorsOf, replaceBackupCodes } from './factors.store.ts';

/** Without a second step left there is nothing to back up, and no session that took one. */
export async function takeFactorAway(tx: Tx, { id, userId }: FactorRow): Promise<void> {
  await deleteFactor(tx, id);
  const left = await factorsOf(tx, userId);
  if (left.some(({ status }) => status === 'verified')) return;
  await replaceBackupCodes(tx, userId, []);
  await lowerToAal1(tx, userId);
}
