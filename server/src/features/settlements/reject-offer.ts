import type { Actor } from '@plainclaim/domain/accounts/actor';
import { afterRejection } from '@plainclaim/domain/settlements/answer';
import { actorOf, claimValueOf } from '../claims/index.ts';
import { recordEvent } from '../history/index.ts';
import { answerOffer } from './answer-offer.ts';
import type { SettlementsDeps } from './settlements.deps.ts';
import type { ResponseRow } from './settlements.store.ts';
import { tellOfRejection } from './tell-of-answer.ts';

/** The claimant rejects the offer. The claim stays as it is: the claimant chooses what comes next. */
export const rejectOffer = (deps: SettlementsDeps, actor: Actor, offerId: string): Promise<ResponseRow> =>
  answerOffer(deps, actor, offerId, 'reject', async (tx, answered) => {
    const { offer, claim, at } = answered;
    const way = afterRejection(claimValueOf(claim));
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'offer.rejected',
      actor: actorOf(actor),
      at,
      facts: {
        offer_id: offer.id,
        reference: offer.settlementReference,
        amount: offer.offeredAmount,
        way,
      },
    });
    await deps.onOfferRejected?.(tx, { claimId: claim.id, offerId: offer.id, way });
    await tellOfRejection(deps, tx, answered);
  });
