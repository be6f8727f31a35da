import { claimIdInSubject } from '@plainclaim/domain/replies/claim-id-in-subject';
import type { Reply } from './api/admin-api.ts';

/** The state of a mail: counted, without a claim, unconfirmed, automatic, or no reply at all. */
export type ReplyState = 'counts' | 'to-match' | 'unconfirmed' | 'automatic' | 'not-a-reply';

export function replyState({ processed_at, is_reply, kind, claim_id }: Reply): ReplyState {
  if (processed_at !== null) return 'counts';
  if (is_reply) return claim_id === null ? 'to-match' : 'unconfirmed';
  return kind === 'reply' ? 'not-a-reply' : 'automatic';
}

/** Whether an admin has to say what it is before it can count. */
export const waitsForDecision = (reply: Reply): boolean => {
  const state = replyState(reply);
  return state === 'to-match' || state === 'unconfirmed' || (state === 'automatic' && reply.may_be_answer);
};

/** The claim a mail was filed to, or the one its subject names. */
export const likelyClaim = ({ claim_id, email_subject }: Reply): string | undefined =>
  claim_id ?? claimIdInSubject(email_subject);
