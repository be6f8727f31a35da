import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../../platform/db/db.ts';
import { type ClaimRow, lockClaim } from '../../claims/index.ts';
import { type ReferralRow, referralById } from '../solicitors.store.ts';

export type LockedReferral = { readonly referral: ReferralRow; readonly claim: ClaimRow };

/** A referral, with its claim locked until the transaction ends: concurrent changes to either wait. */
export async function lockReferral(tx: Tx, id: string): Promise<LockedReferral | undefined> {
  const found = isUuid(id) ? await referralById(tx, id) : undefined;
  const claim = found && (await lockClaim(tx, found.claimId));
  // Read again after the lock, as the transaction that held it may have changed the referral.
  const referral = claim && (await referralById(tx, id));
  return referral && claim ? { referral, claim } : undefined;
}

/** Only the solicitor's own referral; another solicitor's is a 404. */
export async function lockOwnReferral(tx: Tx, actor: Actor, id: string): Promise<LockedReferral> {
  const locked = await lockReferral(tx, id);
  if (locked && locked.referral.solicitorId === actor.userId) return locked;
  throw referralNotFound();
}

export const referralNotFound = (): AppError =>
  new AppError('not_found', 'no such referral to them', { userMessage: 'Case not found' });
