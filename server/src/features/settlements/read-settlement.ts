import type { Actor } from '@plainclaim/domain/accounts/actor';
import { claimAsShown } from '@plainclaim/domain/claims/claim-as-shown';
import { defendantName } from '@plainclaim/domain/claims/defendant';
import type { OpenSearch } from '@plainclaim/domain/claims/next-step';
import { isOwner } from '@plainclaim/domain/claims/permissions';
import { liveLinkBeforeAnswer } from '@plainclaim/domain/payments/live-link-words';
import { afterRejection, canAnswer, type RejectionWay } from '@plainclaim/domain/settlements/answer';
import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { type Shortfall, shortfallOf } from '@plainclaim/domain/settlements/shortfall';
import { AppError } from '@plainclaim/domain/shared/errors';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { type ClaimRow, claimsByIds, claimValueOf } from '../claims/index.ts';
import { solicitorWantedAt } from './ask-for-solicitor.ts';
import { notTheirOffer } from './not-their-offer.ts';
import type { SettlementsDeps } from './settlements.deps.ts';
import { type AnsweredOffer, newestOfferOf, offersOfClaim } from './settlements.store.ts';

export type Settlement = {
  readonly offer: AnsweredOffer;
  readonly claim: ClaimRow;
  readonly shortfall: Shortfall;
  readonly mayAnswer: boolean;
  /** What accepting does to a live payment link for another sum, in words; null where there is none. */
  readonly linkNotice: string | null;
  /** What follows when the offer is, or was, rejected. */
  readonly afterRejection: RejectionWay;
  readonly solicitorWantedAt: Date | null;
  /** The open search for a solicitor, also one that began elsewhere. */
  readonly solicitorSearch: OpenSearch | null;
};

/** The newest offer on the actor's own claim, with everything its review page shows. */
export async function readSettlement(
  { db, clock, openSearches, liveLink }: Pick<SettlementsDeps, 'db' | 'clock' | 'openSearches' | 'liveLink'>,
  actor: Actor,
  claimId: string,
): Promise<Settlement> {
  if (!isUuid(claimId)) throw notFound(settlementMessages.missing);
  const now = clock.now();
  const [found] = await claimsByIds(db, [claimId]);
  if (!found || !isOwner(actor, found)) throw notTheirOffer();
  const claim = claimAsShown(found, now);
  const offer = await newestOfferOf(db, claim.id, now);
  if (!offer) throw notFound(settlementMessages.none);
  const claimed = penceFromDecimal(claim.amount);
  const answered = offer.response?.responseType ?? null;
  const mayAnswer = canAnswer(actor, { answered, isReplaced: false, isWithdrawn: false, claim });
  const link = mayAnswer ? await liveLink?.(claim.id, now) : undefined;
  const offered = penceFromDecimal(offer.offeredAmount);
  return {
    offer,
    claim,
    shortfall: shortfallOf(claimed, offered),
    mayAnswer,
    linkNotice: (link && liveLinkBeforeAnswer(link, offered, defendantName(claim))) || null,
    afterRejection: afterRejection(claimValueOf(claim)),
    solicitorSearch: (await openSearches?.([claim.id]))?.get(claim.id) ?? null,
    solicitorWantedAt: answered === 'reject' ? await solicitorWantedAt(db, claim.id, offer.id) : null,
  };
}

/** Every offer on a claim, newest first, with the admins' notes. */
export async function listOffers(
  { db }: Pick<SettlementsDeps, 'db'>,
  claimId: string,
): Promise<AnsweredOffer[]> {
  const [claim] = isUuid(claimId) ? await claimsByIds(db, [claimId]) : [];
  if (!claim) throw notFound('Claim not found');
  return await offersOfClaim(db, claim.id);
}

const notFound = (userMessage: string): AppError =>
  new AppError('not_found', 'no such offer', { userMessage });
