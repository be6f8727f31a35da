import type { Executor } from '../../platform/db/db.ts';
import { withClaims } from './list-replies.ts';
import type { ReplyToShow } from './replies.presenter.ts';
import { responsesOfClaim, unconfirmedOfClaim } from './replies.store.ts';

/** The processed replies of a claim, newest first. */
export async function readRepliesOf(executor: Executor, claimId: string): Promise<ReplyToShow[]> {
  const responses = await responsesOfClaim(executor, claimId);
  return await withClaims(
    executor,
    responses.filter(({ processedAt }) => processedAt !== null),
  );
}

/** Mails that may be the defendant's, as the claim page shows them. */
export async function readUnconfirmedReplies(executor: Executor, claimId: string) {
  const responses = await unconfirmedOfClaim(executor, claimId);
  return responses.map(({ id, createdAt, senderEmail, emailSubject, emailBody }) => ({
    id,
    receivedAt: createdAt,
    from: senderEmail,
    subject: emailSubject,
    text: emailBody,
  }));
}
