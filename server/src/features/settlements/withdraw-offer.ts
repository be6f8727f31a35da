import { randomUUID } from 'node:crypto';
import { answerProblem } from '@plainclaim/domain/settlements/answer';
import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { mailPerson } from '../../platform/mail/mail-person.ts';
import { recordAudit } from '../auth/index.ts';
import { lockClaim } from '../claims/index.ts';
import { recordEvent, takesBack } from '../history/index.ts';
import { tooLate } from './answer-offer.ts';
import { keyOfTelling, keyOfWithdrawal, takeBackHeldMail } from './held-offer.ts';
import type { Recorder, SettlementsDeps } from './settlements.deps.ts';
import { writeWithdrawnToClaimant } from './settlements.emails.tsx';
import { endOffer, offerById, restoreReplacedBy } from './settlements.store.ts';

export type WithdrawnOffer = { readonly at: Date; readonly isClaimantTold: boolean };

/**
 * An admin withdraws an offer before it is answered. In its minute the claimant has seen nothing of it, and the offer that
 * it had replaced stands again. After that, the claimant is told that it no longer stands, and why.
 */
export async function withdrawOffer(
  deps: SettlementsDeps,
  { actor, address }: Recorder,
  offerId: string,
  reason: string,
): Promise<WithdrawnOffer> {
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const found = isUuid(offerId) ? await offerById(tx, offerId) : undefined;
    const claim = await lockClaim(tx, found?.claimId ?? randomUUID());
    // Read again after the lock: an answer or a newer offer may have held it.
    const offer = claim && (await offerById(tx, offerId));
    if (!offer) throw new AppError('not_found', 'no such offer', { userMessage: settlementMessages.missing });
    const problem = answerProblem({
      answered: offer.response?.responseType ?? null,
      isReplaced: offer.replacedAt !== null,
      isWithdrawn: offer.withdrawnAt !== null,
      claim,
    });
    if (problem) throw tooLate(problem, offer);
    await endOffer(tx, offer.id, at);
    const isClaimantTold = !(await takeBackHeldMail(tx, offer, at));
    const restored = isClaimantTold ? undefined : await restoreReplacedBy(tx, offer);
    if (isClaimantTold)
      await mailPerson(deps, tx, {
        ...(await writeWithdrawnToClaimant(offer, claim, { reason, siteUrl: deps.siteUrl })),
        to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
        replyTo: deps.config.TEAM_MAILBOX,
        dedupeKey: keyOfWithdrawal(offer.id),
        claimId: claim.id,
      });
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'offer.withdrawn',
      actor: { kind: 'admin', id: actor.userId },
      at,
      facts: {
        offer_id: offer.id,
        reference: offer.settlementReference,
        amount: offer.offeredAmount,
        claimant_told: isClaimantTold,
        ...(!isClaimantTold && { restored: restored?.id ?? null, ...takesBack(keyOfTelling(offer.id)) }),
      },
    });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: { act: 'offer-withdrawn', claim_id: claim.id, offer_id: offer.id },
    });
    return { at, isClaimantTold };
  });
}
