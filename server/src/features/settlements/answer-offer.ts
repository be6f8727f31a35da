import { randomUUID } from 'node:crypto';
import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isOwner } from '@plainclaim/domain/claims/permissions';
import { type Answer, type AnswerProblem, answerProblem } from '@plainclaim/domain/settlements/answer';
import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { isReplacedForClaimant, wasShown } from '@plainclaim/domain/settlements/shown-offer';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../platform/db/db.ts';
import { withdrawMails } from '../../platform/mail/withdraw-mails.ts';
import { type ClaimRow, lockClaim } from '../claims/index.ts';
import { keyOfTelling } from './held-offer.ts';
import { notTheirOffer } from './not-their-offer.ts';
import type { SettlementsDeps } from './settlements.deps.ts';
import { type AnsweredOffer, insertResponse, offerById, type ResponseRow } from './settlements.store.ts';

export type Answered = {
  readonly offer: AnsweredOffer;
  readonly response: ResponseRow;
  /** The claim as it was when it was locked for the answer. */
  readonly claim: ClaimRow;
  readonly at: Date;
};

/**
 * Records the one answer to an offer, with its consequences. Concurrent changes, such as another answer, a
 * newer offer, a payment or a cancellation, wait for the claim's lock and then see this answer.
 */
export async function answerOffer(
  deps: SettlementsDeps,
  actor: Actor,
  offerId: string,
  type: Answer,
  follow: (tx: Tx, answered: Answered) => Promise<void>,
): Promise<ResponseRow> {
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const { offer, claim } = await lockOffer(tx, actor, offerId, at);
    const problem = answerProblem({
      answered: offer.response?.responseType ?? null,
      isReplaced: isReplacedForClaimant(offer, at),
      isWithdrawn: offer.withdrawnAt !== null,
      claim,
    });
    if (problem) throw tooLate(problem, offer);
    // A mail that still waits to be sent asks for nothing any more; one that has left is what they answer.
    await withdrawMails(tx, [keyOfTelling(offer.id)]);
    const response = await insertResponse(tx, { offerId: offer.id, type, at, by: actor.userId });
    await follow(tx, { offer, response, claim, at });
    return response;
  });
}

/**
 * Locks the actor's own claim until the transaction ends, and returns it with the offer. An offer that they were not shown
 * does not exist for them.
 */
export async function lockOffer(
  tx: Tx,
  actor: Actor,
  offerId: string,
  now: Date,
): Promise<{ offer: AnsweredOffer; claim: ClaimRow }> {
  if (!isUuid(offerId)) {
    throw new AppError('not_found', 'no such offer', { userMessage: settlementMessages.missing });
  }
  const found = await offerById(tx, offerId);
  // A lock query even without an offer, so that the response time does not reveal whether it exists.
  const claim = await lockClaim(tx, found?.claimId ?? randomUUID());
  if (!claim || !isOwner(actor, claim)) throw notTheirOffer();
  // Read again after the lock, as the transaction that held it may have changed the offer.
  const offer = await offerById(tx, offerId);
  if (!offer || !wasShown(offer, now)) throw notTheirOffer();
  return { offer, claim };
}

export function tooLate(problem: AnswerProblem, { response }: AnsweredOffer): AppError {
  const words: Record<AnswerProblem, string> = {
    answered: `This offer was already ${response?.responseType === 'accept' ? 'accepted' : 'rejected'}${
      response ? ` on ${formatDateTime(response.responseTimestamp)}` : ''
    }.`,
    withdrawn: 'This offer was withdrawn before it was answered.',
    replaced: 'A newer offer has taken the place of this one.',
    'claim-closed': 'This offer can no longer be answered: the claim has been settled or closed.',
  };
  return new AppError('conflict', `the offer is ${problem}`, { userMessage: words[problem] });
}
