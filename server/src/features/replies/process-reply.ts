import type { ReplyFindings } from '@plainclaim/domain/claims/claim-turn';
import { offersInMail, offersSmallerSum } from '@plainclaim/domain/replies/offers';
import { type Pence, penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../platform/db/db.ts';
import { countReply, takeReply } from '../claims/index.ts';
import type { EventActor } from '../history/index.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { giveClaim, type ResponseRow } from './replies.store.ts';
import { keysOfTelling, tellOfReply } from './tell-of-reply.ts';

/**
 * Counts a reply for its claim, and mails the claimant and the team. Returns undefined when there is no such
 * claim.
 */
export async function processReply(
  deps: RepliesDeps,
  tx: Tx,
  response: ResponseRow,
  claimId: string,
  by: EventActor,
  /** Until then the mails are held, the parties are not shown it, and the match can be undone. */
  undoUntil?: Date,
): Promise<ResponseRow | undefined> {
  const at = deps.clock.now();
  const { channel, receivedOn } = response;
  const claim = await takeReply(tx, {
    claimId,
    responseId: response.id,
    type: response.parsedType,
    confidence: response.confidence,
    findingsFor: (claimed) => findingsFor(response, claimed),
    byHand: channel && receivedOn ? { channel, receivedOn } : null,
    by,
    at,
    held: undoUntil && { mailKey: keysOfTelling(response.id).claimant, until: undoUntil },
  });
  if (!claim) return undefined;
  if (!claim.isTest) await countReply(tx, { type: response.parsedType, processedAt: at });
  const processed = await giveClaim(tx, response.id, {
    claimId: claim.id,
    processedAt: at,
    undoUntil: undoUntil ?? null,
    former: undoUntil ? response : null,
    requiresManualReview: findingsFor(response, penceFromDecimal(claim.amount)).needsReview,
  });
  await tellOfReply(deps, tx, processed, claim);
  return processed;
}

/** Only with its claim is it known whether an offered sum is the smaller one. */
const findingsFor = (
  { requiresManualReview, emailBody }: Pick<ResponseRow, 'requiresManualReview' | 'emailBody'>,
  claimed: Pence,
): ReplyFindings => ({
  needsReview: requiresManualReview || offersInMail(emailBody, claimed).length > 0,
  offersPart: offersSmallerSum(emailBody, claimed),
});
