import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { factorOf, factorsOf } from '../factors/factors.store.ts';
import { tellOwner } from '../factors/tell-owner.ts';
import { unenrolFactor } from '../factors/unenrol-factor.ts';
import { type PresentedFactor, presentFactor } from '../users/users.presenter.ts';
import { AuthError } from '../wire/auth-error.ts';
import { findAccount, lockAccount } from './find-account.ts';
import { recordServiceAct } from './record-service-act.ts';

export async function listFactorsOf({ db }: AuthKit, userId: string): Promise<PresentedFactor[]> {
  const user = await findAccount(db, userId);
  return (await factorsOf(db, user.id)).map(presentFactor);
}

/** For users without their phone and backup codes: the holder of the service key has checked who they are. */
export async function removeFactorOf(
  auth: AuthKit,
  userId: string,
  factorId: string,
  visitor: Visitor,
): Promise<PresentedFactor> {
  return await auth.db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    if (!isUuid(factorId)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
    const factor = await factorOf(tx, user.id, factorId);
    if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
    await unenrolFactor(tx, factor);
    if (factor.status === 'verified') await tellOwner(auth, tx, user, 'removed');
    await recordServiceAct(auth, tx, 'factor-removed', user.id, visitor, { factorId: factor.id });
    return presentFactor(factor);
  });
}
