import { answerProblem } from '@plainclaim/domain/settlements/answer';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Executor } from '../../platform/db/db.ts';
import { claimById } from '../claims/index.ts';
import { tooLate } from './answer-offer.ts';
import { offerOfMail } from './held-offer.ts';
import { offerById } from './settlements.store.ts';

/** Why a failed mail about an offer must not be sent again; undefined while the offer can be answered. */
export async function whyOfferMailIsStale(
  executor: Executor,
  dedupeKey: string,
): Promise<string | undefined> {
  const id = offerOfMail(dedupeKey);
  const offer = isUuid(id) ? await offerById(executor, id) : undefined;
  const claim = offer && (await claimById(executor, offer.claimId));
  if (!offer || !claim) return 'The offer in it is gone.';
  const problem = answerProblem({
    answered: offer.response?.responseType ?? null,
    isReplaced: offer.replacedAt !== null,
    isWithdrawn: offer.withdrawnAt !== null,
    claim,
  });
  return problem && tooLate(problem, offer).userMessage;
}
