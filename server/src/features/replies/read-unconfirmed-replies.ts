import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import type { ClaimRow, UnconfirmedReply } from '../claims/index.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { unconfirmedOfClaim } from './replies.store.ts';
import { type ClaimOfReplies, replyForParty } from './reply-for-party.ts';

/**
 * Mails that may be the defendant's, as the claim page shows them: also one that an admin has just matched, until the
 * parties are shown that. Admins read them as they came.
 */
export const readUnconfirmedReplies =
  ({ db, secretKey }: Pick<RepliesDeps, 'db' | 'secretKey'>) =>
  async (claim: ClaimOfReplies & Pick<ClaimRow, 'id'>, seenAt: SeenAt): Promise<UnconfirmedReply[]> => {
    const found = await unconfirmedOfClaim(db, claim.id, seenAt);
    return found.map((response) => {
      const { from, subject, text } = seenAt
        ? replyForParty(response, claim, secretKey)
        : { from: response.senderEmail, subject: response.emailSubject, text: response.emailBody };
      return { id: response.id, receivedAt: response.createdAt, from, subject, text };
    });
  };
