import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { afterRejection } from '@plainclaim/domain/settlements/answer';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { Executor } from '../../platform/db/db.ts';
import { actorOf, claimValueOf } from '../claims/index.ts';
import { readHistory, recordEvent } from '../history/index.ts';
import { lockOffer } from './answer-offer.ts';
import type { SettlementsDeps } from './settlements.deps.ts';
import { tellOfSolicitorWanted } from './tell-of-answer.ts';

const wanted = 'solicitor.wanted';

/** After rejecting an offer on a large claim, the claimant asks for a solicitor. Idempotent. */
export async function askForSolicitor(deps: SettlementsDeps, actor: Actor, offerId: string): Promise<Date> {
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const { offer, claim } = await lockOffer(tx, actor, offerId, at);
    const before = await solicitorWantedAt(tx, claim.id, offer.id);
    if (before) return before;
    const way = afterRejection(claimValueOf(claim));
    if (offer.response?.responseType !== 'reject' || way !== 'solicitor' || !isOpen(claim.status))
      throw new AppError('conflict', 'no solicitor goes with this offer', {
        userMessage:
          'A solicitor can be asked for once you have rejected an offer on an open claim above the small claims limit.',
      });
    await recordEvent(tx, {
      claimId: claim.id,
      kind: wanted,
      actor: actorOf(actor),
      at,
      facts: { offer_id: offer.id, reference: offer.settlementReference },
    });
    await deps.onSolicitorWanted?.(tx, { claimId: claim.id, offerId: offer.id, way }, actor);
    await tellOfSolicitorWanted(deps, tx, offer, claim);
    return at;
  });
}

/** When a solicitor was requested after this offer, according to the claim's history. */
export async function solicitorWantedAt(
  executor: Executor,
  claimId: string,
  offerId: string,
): Promise<Date | null> {
  const events = await readHistory(executor, claimId);
  return events.find(({ kind, facts }) => kind === wanted && facts.offer_id === offerId)?.at ?? null;
}
