import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { lowerToAal1 } from '../sessions/sessions.store.ts';
import { lockUser } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { deleteFactor, factorsOf, replaceBackupCodes } from './factors.store.ts';
import { findFactor } from './find-factor.ts';

/** Takes a second step away; with the last one go the backup codes. */
export async function removeFactor(
  { db, clock }: AuthKit,
  caller: Caller,
  factorId: string,
  visitor: Visitor,
): Promise<string> {
  return await db.transaction(async (tx) => {
    await lockUser(tx, caller.user.id);
    const factor = await findFactor(tx, caller, factorId);
    if (factor.status === 'verified' && caller.session?.aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await deleteFactor(tx, factor.id);
    const left = await factorsOf(tx, caller.user.id);
    if (!left.some(({ status }) => status === 'verified')) {
      await replaceBackupCodes(tx, caller.user.id, []);
      await lowerToAal1(tx, caller.user.id);
    }
    await recordAudit(tx, {
      action: 'factor-removed',
      userId: caller.user.id,
      address: visitor.address,
      at: clock.now(),
      details: { factorId: factor.id },
    });
    return factor.id;
  });
}
