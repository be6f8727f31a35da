import { beginningOf } from '@plainclaim/domain/replies/classify-reply';
import { normaliseEmail } from '@plainclaim/domain/shared/email-address';
import { type ClaimRow, hideReplyAddresses } from '../claims/index.ts';
import type { ResponseRow } from './replies.store.ts';

/** What of a claim decides how its parties see its replies. */
export type ClaimOfReplies = Pick<ClaimRow, 'defendantEmail' | 'defendantEmailUnknown'>;

export type ReplyForParty = {
  /**
   * The claimant gave the defendant's address; any other is not theirs to have, so it is null. Null, too, where a reply
   * is no mail, and empty where a mail names no sender.
   */
  readonly from: string | null;
  readonly subject: string;
  readonly text: string;
  /** How the sender's own words begin, without quotations. */
  readonly beginning: string;
};

type ReceivedReply = Pick<ResponseRow, 'channel' | 'senderEmail' | 'emailSubject' | 'emailBody'>;

/**
 * A reply as the parties of its claim may read it, wherever they do. Our signed address for replies is hidden: a mail to
 * it counts as the defendant's. Admins read replies as they came.
 */
export function replyForParty(
  { channel, senderEmail, emailSubject, emailBody }: ReceivedReply,
  claim: ClaimOfReplies,
  secretKey: string,
): ReplyForParty {
  const text = hideReplyAddresses(emailBody, secretKey);
  return {
    from: channel ? null : senderForParty(senderEmail, claim),
    subject: hideReplyAddresses(emailSubject, secretKey),
    text,
    // Cut after hiding: of an address that is cut in the middle, nobody could tell that it is one.
    beginning: beginningOf(text),
  };
}

const senderForParty = (sender: string, claim: ClaimOfReplies): string | null =>
  sender === '' || isDefendants(sender, claim) ? sender : null;

const isDefendants = (sender: string, { defendantEmail, defendantEmailUnknown }: ClaimOfReplies): boolean =>
  !defendantEmailUnknown && normaliseEmail(sender) === normaliseEmail(defendantEmail);
