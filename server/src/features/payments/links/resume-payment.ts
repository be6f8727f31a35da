import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Tx } from '../../../platform/db/db.ts';
import { type EndedHold, lockClaim } from '../../claims/index.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { expireLater, pendingIntentOf } from './intents.store.ts';
import { issuePaymentLink } from './issue-payment-link.ts';

/**
 * A claim goes on after a hold: its unpaid link can be paid for as much longer as it was paused, and an offer that was
 * accepted meanwhile gets the link that the pause had refused.
 */
export const resumePayment =
  (deps: PaymentsDeps) =>
  async (tx: Tx, { claimId, later }: EndedHold): Promise<void> => {
    const pending = await pendingIntentOf(tx, claimId);
    if (pending) {
      const window = { opensOn: londonDateOf(pending.createdAt), deadline: pending.expiresAt };
      return await expireLater(tx, pending.id, later(window));
    }
    const claim = await lockClaim(tx, claimId);
    const offer = await deps.acceptedOfferOf(tx, claimId);
    if (!offer || claim?.status !== 'settlement_accepted_payment_pending' || deps.cards.name === 'off')
      return;
    await issuePaymentLink(deps)(tx, {
      claimId,
      amount: offer.amount,
      settlementOfferId: offer.id,
      recipientEmail: null,
      requestedBy: null,
    });
  };
