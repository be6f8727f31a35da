import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { givesAccess } from '@plainclaim/domain/solicitors/referrals';
import { type ClaimDetails, readClaimDetails } from '../../claims/index.ts';
import { type PartyReply, readPartyReplies } from '../../replies/index.ts';
import { referralNotFound } from '../answering/lock-referral.ts';
import { requireSolicitor } from '../require-solicitor.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { type MessageRow, messagesOfReferral, type ReferralRow, referralById } from '../solicitors.store.ts';

export type CaseFile = {
  readonly referral: ReferralRow;
  readonly details: ClaimDetails;
  /** Newest first. */
  readonly replies: readonly PartyReply[];
  readonly messages: readonly MessageRow[];
};

/**
 * The case file shared with a solicitor: the claim, its letter, documents and replies. A 404 after declining.
 */
export async function readCase(
  deps: Pick<SolicitorsDeps, 'db' | 'clock' | 'law' | 'secretKey'>,
  actor: Actor,
  referralId: string,
): Promise<CaseFile> {
  const { db } = deps;
  await requireSolicitor(db, actor);
  const referral = isUuid(referralId) ? await referralById(db, referralId) : undefined;
  if (!referral || referral.solicitorId !== actor.userId || !givesAccess(referral.status))
    throw referralNotFound();
  // This referral, just checked, gives the solicitor access to the claim.
  const asReferred = { ...deps, referredTo: async () => [actor.userId] };
  const [details, messages] = await Promise.all([
    readClaimDetails(asReferred, actor, referral.claimId),
    messagesOfReferral(db, referral.id),
  ]);
  const replies = await readPartyReplies(deps, details.claim);
  return { referral, details, replies, messages };
}
