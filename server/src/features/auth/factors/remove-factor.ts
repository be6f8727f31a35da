import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { requireRecentProof } from '../sessions/require-recent-proof.ts';
import { lockUser } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { factorsOf } from './factors.store.ts';
import { findFactor } from './find-factor.ts';
import { tellOwner } from './tell-owner.ts';
import { unenrolFactor } from './unenrol-factor.ts';

/** Removes a factor; with the last one go the backup codes. */
export async function removeFactor(
  auth: AuthKit,
  caller: Caller,
  factorId: string,
  visitor: Visitor,
): Promise<string> {
  const { db, clock } = auth;
  return await db.transaction(async (tx) => {
    await lockUser(tx, caller.user.id);
    const factor = await findFactor(tx, caller, factorId);
    const hasSecondStep = (await factorsOf(tx, caller.user.id)).some(({ status }) => status === 'verified');
    if (hasSecondStep && caller.session?.aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await requireRecentProof(auth, caller);
    await unenrolFactor(tx, factor);
    if (factor.status === 'verified') await tellOwner(auth, tx, caller.user, 'removed');
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
