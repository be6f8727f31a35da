import type { Actor } from '@plainclaim/domain/accounts/actor';
import { moveClaim } from '@plainclaim/domain/claims/statuses';
import { AppError } from '@plainclaim/domain/shared/errors';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../platform/db/db.ts';
import { withdrawMails } from '../../platform/mail/withdraw-mails.ts';
import { actorOf, changeClaim } from '../claims/index.ts';
import { recordEvent, takesBack } from '../history/index.ts';
import { type Answered, answerOffer } from './answer-offer.ts';
import { keyOfTelling } from './held-offer.ts';
import type { SettlementsDeps } from './settlements.deps.ts';
import { endOffer, openOfferOf, type ResponseRow } from './settlements.store.ts';
import { tellOfAcceptance, tellOfMissingRequest } from './tell-of-answer.ts';

/** The claimant accepts the offer: the claim awaits the payment, and the defendant gets a payment link. */
export const acceptOffer = (deps: SettlementsDeps, actor: Actor, offerId: string): Promise<ResponseRow> =>
  answerOffer(deps, actor, offerId, 'accept', async (tx, answered) => {
    const { offer, claim, at } = answered;
    await dropNewerOffer(tx, answered);
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

/** A newer offer that the claimant was not shown yet is withdrawn: they have agreed to the one they knew. */
async function dropNewerOffer(tx: Tx, { claim, at }: Answered): Promise<void> {
  const newer = await openOfferOf(tx, claim.id);
  if (!newer) return;
  await endOffer(tx, newer.id, at);
  await withdrawMails(tx, [keyOfTelling(newer.id)]);
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'offer.withdrawn',
    actor: { kind: 'system', id: null },
    at,
    facts: {
      offer_id: newer.id,
      reference: newer.settlementReference,
      amount: newer.offeredAmount,
      claimant_told: false,
      ...takesBack(keyOfTelling(newer.id)),
    },
  });
}

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
