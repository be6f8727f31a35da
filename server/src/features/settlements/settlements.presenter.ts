import { defendantName } from '@plainclaim/domain/claims/defendant';
import { answerableUntil } from '@plainclaim/domain/settlements/shown-offer';
import { heldBackUntil } from '@plainclaim/domain/shared/mail-acts';
import { penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { OfferPreview } from './preview-offer.ts';
import type { Settlement } from './read-settlement.ts';
import type { AnsweredOffer, ResponseRow } from './settlements.store.ts';

const pounds = (amount: string): number => poundsFromPence(penceFromDecimal(amount));

export const presentResponse = ({ responseType, responseTimestamp }: ResponseRow) => ({
  response_type: responseType,
  response_timestamp: responseTimestamp.toISOString(),
});

/** For the claimant: without the admins' notes. */
export function presentSettlement(settlement: Settlement) {
  const { offer, claim, shortfall } = settlement;
  return {
    offer: {
      id: offer.id,
      claim_id: offer.claimId,
      offered_amount: pounds(offer.offeredAmount),
      settlement_reference: offer.settlementReference,
      defendant_message: offer.defendantMessage,
      created_at: offer.createdAt.toISOString(),
      legal_claims: {
        id: claim.id,
        short_reference: claim.shortReference,
        user_id: claim.userId,
        amount: pounds(claim.amount),
        issue_type: claim.issueType,
        jurisdiction: claim.jurisdiction,
        plaintiff_name: claim.plaintiffName,
        defendant_name: defendantName(claim),
        status: claim.status,
      },
    },
    response: offer.response && presentResponse(offer.response),
    shortfall: { amount: poundsFromPence(shortfall.amount), percent: shortfall.percent },
    may_answer: settlement.mayAnswer,
    link_notice: settlement.linkNotice,
    after_rejection: settlement.afterRejection,
    solicitor_search: settlement.solicitorSearch,
    solicitor_wanted_at: settlement.solicitorWantedAt?.toISOString() ?? null,
  };
}

/** For an admin who is about to record the offer. */
export const presentOfferPreview = ({ claim, offered, split, linkNotice, mail }: OfferPreview) => ({
  plaintiff_name: claim.plaintiffName,
  defendant_name: defendantName(claim),
  claimed_amount: pounds(claim.amount),
  offered_amount: poundsFromPence(offered),
  commission: poundsFromPence(split.commission),
  to_claimant: poundsFromPence(split.toClaimant),
  link_notice: linkNotice,
  mail: mail && { to: mail.to, subject: mail.subject, text: mail.text },
});

/** For admins. */
export const presentOffer = (offer: AnsweredOffer) => ({
  id: offer.id,
  claim_id: offer.claimId,
  offered_amount: pounds(offer.offeredAmount),
  settlement_reference: offer.settlementReference,
  defendant_message: offer.defendantMessage,
  admin_notes: offer.adminNotes,
  created_at: offer.createdAt.toISOString(),
  shown_from: heldBackUntil(offer.createdAt).toISOString(),
  answerable_until: answerableUntil(offer)?.toISOString() ?? null,
  withdrawn_at: offer.withdrawnAt?.toISOString() ?? null,
  replaced_at: offer.replacedAt?.toISOString() ?? null,
  response: offer.response && presentResponse(offer.response),
});
