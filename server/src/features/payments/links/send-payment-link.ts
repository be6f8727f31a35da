import { defendantName, unknownDefendantEmail } from '@plainclaim/domain/claims/defendant';
import { linkRefusal, linkWords } from '@plainclaim/domain/payments/link-sending';
import { normaliseEmail } from '@plainclaim/domain/shared/email-address';
import { AppError } from '@plainclaim/domain/shared/errors';
import { type Pence, penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { orRefusal } from '../../../http/function-refusal.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../../auth/index.ts';
import { type ClaimRow, lockClaim } from '../../claims/index.ts';
import { markReviewed } from '../../replies/index.ts';
import type { AcceptedOffer, AdminAtWork, FunctionRefusal, PaymentsDeps } from '../payments.deps.ts';
import { issuePaymentLink } from './issue-payment-link.ts';

export type LinkRequest = {
  readonly claimId?: string | undefined;
  readonly defendantEmail?: string | undefined;
  readonly defendantName?: string | undefined;
  /** Pounds. */
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
  readonly appBaseUrl?: string | undefined;
  /** The admin has checked that the sender of the reply is the defendant. */
  readonly confirmedSender?: boolean | undefined;
};

export type SentLink = { readonly success: true; readonly amount: Pence; readonly expiresAt: Date };

/**
 * An admin asks a defendant to pay. The request must match what is stored: the amount and the recipient come
 * from the claim and the accepted offer, never from the request.
 */
export async function sendPaymentLink(
  deps: PaymentsDeps,
  { actor, address }: AdminAtWork,
  request: LinkRequest,
): Promise<SentLink | FunctionRefusal> {
  const { claimId, defendantEmail, amount } = request;
  if (!claimId || !defendantEmail?.trim() || !amount) return { success: false, error: linkWords.missing };
  return await orRefusal(() =>
    deps.db.transaction(async (tx) => {
      const claim = isUuid(claimId) ? await lockClaim(tx, claimId) : undefined;
      if (!claim) throw new AppError('not_found', 'no such claim', { userMessage: 'Claim not found' });
      const offer = await deps.acceptedOfferOf(tx, claim.id);
      requireMatch(deps, claim, offer, request);
      const due = offer?.amount ?? penceFromDecimal(claim.amount);
      requireNoStandingOffer(await deps.standingOfferOf(tx, claim.id), due);
      const link = await issuePaymentLink(deps)(tx, {
        claimId: claim.id,
        amount: due,
        settlementOfferId: offer?.id ?? null,
        recipientEmail: await recipientOf(deps, tx, claim, defendantEmail, request.confirmedSender === true),
        requestedBy: actor.userId,
      });
      await markReviewed(tx, claim.id, deps.clock.now());
      await recordAudit(tx, {
        action: 'admin-act',
        userId: actor.userId,
        address,
        at: deps.clock.now(),
        details: { act: 'payment-link-sent', claim_id: claim.id, intent_id: link.intentId },
      });
      return { success: true as const, amount: due, expiresAt: link.expiresAt };
    }),
  );
}

function requireNoStandingOffer(standing: { readonly amount: Pence } | null, due: Pence): void {
  const userMessage = linkRefusal({ standing: standing?.amount ?? null, due });
  if (userMessage) throw new AppError('conflict', 'an offer stands', { userMessage });
}

function requireMatch(
  { siteUrl }: PaymentsDeps,
  claim: ClaimRow,
  offer: AcceptedOffer | null,
  { amount, currency, defendantName: name, appBaseUrl }: LinkRequest,
): void {
  // The request may name the claim's amount or the offer's; the link asks for the one decided here.
  const amounts = [penceFromDecimal(claim.amount), ...(offer ? [offer.amount] : [])];
  const isSame =
    amounts.some((one) => poundsFromPence(one) === amount) &&
    (currency === undefined || currency === 'GBP') &&
    (name === undefined || name.trim() === defendantName(claim)) &&
    (appBaseUrl === undefined || appBaseUrl.replace(/\/$/, '') === siteUrl);
  if (!isSame) throw mismatch();
}

/**
 * The claim's own address (null: as stored with the claim), or a sender of a reply whom an admin confirmed to
 * be the defendant.
 */
async function recipientOf(
  deps: PaymentsDeps,
  tx: Tx,
  claim: ClaimRow,
  wanted: string,
  isConfirmed: boolean,
): Promise<string | null> {
  const given = normaliseEmail(wanted);
  const stored = claim.defendantEmailUnknown
    ? [unknownDefendantEmail, deps.config.TEAM_MAILBOX]
    : [claim.defendantEmail];
  if (stored.some((one) => normaliseEmail(one) === given)) return null;
  if (!(await deps.hasReplyFrom(tx, claim.id, given))) throw mismatch();
  if (isConfirmed) return given;
  throw new AppError('conflict', 'the address of a reply was not confirmed', {
    userMessage: 'Please confirm first that the sender of the reply is the defendant.',
  });
}

const mismatch = () =>
  new AppError('conflict', 'the link asked for does not fit the stored claim', {
    userMessage: 'This does not match the stored claim, so nothing was sent.',
  });
