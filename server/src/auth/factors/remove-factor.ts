import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { lockUser } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { findFactor } from './find-factor.ts';
import { takeFactorAway } from './take-factor-away.ts';

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
    await takeFactorAway(tx, factor);
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
