import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Executor } from '../../../platform/db/db.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { AuthError } from '../wire/auth-error.ts';
import { type FactorRow, factorOf } from './factors.store.ts';

/** The caller's own factor of this id. */
export async function findFactor(executor: Executor, { user }: Caller, id: string): Promise<FactorRow> {
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = await factorOf(executor, user.id, id);
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** An anonymous account has nothing for a second step to protect. */
export function refuseAnonymous({ user }: Caller): void {
  if (user.isAnonymous) {
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  }
}
