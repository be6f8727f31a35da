import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isOwner } from '@plainclaim/domain/claims/permissions';
import { paymentState } from '@plainclaim/domain/payments/payment-link';
import { AppError } from '@plainclaim/domain/shared/errors';
import { poundsFromPence } from '@plainclaim/domain/shared/money';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { orRefusal } from '../../../http/function-refusal.ts';
import { claimById, lockClaim } from '../../claims/index.ts';
import type { FunctionRefusal, PaymentsDeps } from '../payments.deps.ts';
import { newestIntentOf } from './intents.store.ts';
import { issuePaymentLink } from './issue-payment-link.ts';

export type PaymentRequest = {
  readonly claimId: string;
  readonly settlementOfferId: string;
  /** Pounds. */
  readonly offeredAmount: number;
};

type Asked = { readonly success: true } | FunctionRefusal;

/**
 * Asks the defendant to pay an accepted offer. Accepting sends a link too, so this changes nothing unless
 * that link expired or could not be issued.
 */
export async function sendPaymentRequest(
  deps: PaymentsDeps,
  actor: Actor,
  request: PaymentRequest,
): Promise<Asked> {
  const found = isUuid(request.claimId) ? await claimById(deps.db, request.claimId) : undefined;
  if (!found || !(isOwner(actor, found) || actor.role === 'admin')) throw notFound();
  return await orRefusal(() => ask(deps, actor, request));
}

async function ask(
  deps: PaymentsDeps,
  actor: Actor,
  { claimId, settlementOfferId, offeredAmount }: PaymentRequest,
): Promise<Asked> {
  return await deps.db.transaction(async (tx) => {
    const claim = await lockClaim(tx, claimId);
    if (!claim) throw notFound();
    const offer = await deps.acceptedOfferOf(tx, claim.id);
    if (offer?.id !== settlementOfferId || poundsFromPence(offer.amount) !== offeredAmount)
      return { success: false, error: 'This does not match an accepted offer, so nothing was sent.' };
    const newest = await newestIntentOf(tx, claim.id);
    const asked = newest?.settlementOfferId === offer.id && paymentState(newest, deps.clock.now());
    if (asked === 'payable' || asked === 'completed') return { success: true };
    if (claim.status !== 'settlement_accepted_payment_pending')
      return { success: false, error: 'This claim does not wait for a payment any more.' };
    await issuePaymentLink(deps)(tx, {
      claimId: claim.id,
      amount: offer.amount,
      settlementOfferId: offer.id,
      recipientEmail: null,
      requestedBy: actor.role === 'admin' ? actor.userId : null,
    });
    return { success: true };
  });
}

const notFound = () =>
  new AppError('not_found', 'no such claim for this person', { userMessage: 'Claim not found' });
