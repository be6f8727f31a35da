import type { Actor } from '@plainclaim/domain/accounts/actor';
import { moveClaim } from '@plainclaim/domain/claims/statuses';
import { AppError } from '@plainclaim/domain/shared/errors';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../platform/db/db.ts';
import { actorOf, changeClaim } from '../claims/index.ts';
import { recordEvent } from '../history/index.ts';
import { type Answered, answerOffer } from './answer-offer.ts';
import { dropUnseenOffer } from './drop-unseen-offer.ts';
import type { SettlementsDeps } from './settlements.deps.ts';
import type { ResponseRow } from './settlements.store.ts';
import { tellOfAcceptance, tellOfMissingRequest } from './tell-of-answer.ts';

/** The claimant accepts the offer: the claim awaits the payment, and the defendant gets a payment link. */
export const acceptOffer = (deps: SettlementsDeps, actor: Actor, offerId: string): Promise<ResponseRow> =>
  answerOffer(deps, actor, offerId, 'accept', async (tx, answered) => {
    const { offer, claim, at } = answered;
    await dropUnseenOffer(deps, tx, answered);
    const status = moveClaim(claim.status, 'offer-accepted', 'plaintiff');
    await changeClaim(tx, claim, { status }, at);
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'offer.accepted',
      actor: actorOf(actor),
      at,
      facts: {
        offer_id: offer.id,
        reference: offer.settlementReference,
        amount: offer.offeredAmount,
        from: claim.status,
        to: status,
      },
    });
    await askForPayment(deps, tx, answered);
    await tellOfAcceptance(deps, tx, answered);
  });

/** The acceptance stands even when no link can be issued now: the team is then asked to send one. */
async function askForPayment(deps: SettlementsDeps, tx: Tx, answered: Answered): Promise<void> {
  const { offer, claim, at } = answered;
  try {
    await tx.transaction((part) =>
      deps.requestPayment(part, {
        claimId: claim.id,
        amount: penceFromDecimal(offer.offeredAmount),
        settlementOfferId: offer.id,
        recipientEmail: null,
        requestedBy: null,
      }),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ err: error, claimId: claim.id }, 'an accepted offer got no payment link');
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'payment.request-failed',
      actor: { kind: 'system', id: null },
      at,
      facts: { offer_id: offer.id },
    });
    await tellOfMissingRequest(deps, tx, answered);
  }
}
