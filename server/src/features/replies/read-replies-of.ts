import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import type { Executor } from '../../platform/db/db.ts';
import { withClaims } from './list-replies.ts';
import { notedOn } from './noted-on.ts';
import type { ReplyToShow } from './replies.presenter.ts';
import { type ResponseRow, responsesOfClaim, unconfirmedOfClaim } from './replies.store.ts';

/** The processed replies of a claim that the reader is shown, newest first. */
export async function readRepliesOf(
  executor: Executor,
  claimId: string,
  seenAt: SeenAt,
): Promise<ReplyToShow[]> {
  const responses = await responsesOfClaim(executor, claimId);
  return await withClaims(
    executor,
    responses.filter((response) => response.processedAt !== null && !isHeldFrom(seenAt, response)),
  );
}

const isHeldFrom = (seenAt: SeenAt, { undoUntil }: ResponseRow): boolean =>
  seenAt !== null && undoUntil !== null && seenAt < undoUntil;

/**
 * Mails that may be the defendant's, as the claim page shows them: also one that an admin has just confirmed, until the
 * parties are shown that.
 */
export async function readUnconfirmedReplies(executor: Executor, claimId: string, seenAt: SeenAt) {
  const found = await unconfirmedOfClaim(executor, claimId, seenAt);
  const held = found.filter((response) => isHeldFrom(seenAt, response));
  const noted = held.length === 0 ? new Set() : await notedOn(executor, claimId);
  const responses = found.filter((response) => !held.includes(response) || noted.has(response.id));
  return responses.map(({ id, createdAt, senderEmail, emailSubject, emailBody }) => ({
    id,
    receivedAt: createdAt,
    from: senderEmail,
    subject: emailSubject,
    text: emailBody,
  }));
}
