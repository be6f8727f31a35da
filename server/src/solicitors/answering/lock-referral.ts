import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { type ClaimRow, lockClaim } from '../../claims/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type ReferralRow, referralById } from '../solicitors.store.ts';

export type LockedReferral = { readonly referral: ReferralRow; readonly claim: ClaimRow };

/** A referral and its claim, held until the transaction ends: whoever else would change either of them waits. */
export async function lockReferral(tx: Tx, id: string): Promise<LockedReferral | undefined> {
  const found = isUuid(id) ? await referralById(tx, id) : undefined;
  const claim = found && (await lockClaim(tx, found.claimId));
  // Read again: what was true before the lock may have been changed by whoever held it.
  const referral = claim && (await referralById(tx, id));
  return referral && claim ? { referral, claim } : undefined;
}

/** The solicitor's own. A referral to somebody else is not there. */
export async function lockOwnReferral(tx: Tx, actor: Actor, id: string): Promise<LockedReferral> {
  const locked = await lockReferral(tx, id);
  if (locked && locked.referral.solicitorId === actor.userId) return locked;
  throw referralNotFound();
}

export const referralNotFound = (): AppError =>
  new AppError('not_found', 'no such referral to them', { userMessage: 'Case not found' });
