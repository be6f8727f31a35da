import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { ReplyChannel } from '@plainclaim/domain/replies/channels';
import { type HandReplyProblem, receivedProblem, saidProblem } from '@plainclaim/domain/replies/hand-reply';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { cleanText } from '@plainclaim/domain/shared/text';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { recordAudit } from '../auth/index.ts';
import { claimById } from '../claims/index.ts';
import { type RecordedReply, recordReply } from './record-reply.ts';
import { keyOfRequest, recordedJustNow } from './repeated-request.ts';
import type { RepliesDeps } from './replies.deps.ts';

export type HandReply = {
  readonly claimId: string;
  readonly channel: ReplyChannel;
  readonly receivedOn: IsoDate;
  readonly said: string;
  readonly address: string;
};

/**
 * An admin records a reply by post, by phone or in person. It has its claim from the start and counts from
 * the day it was received; its mails are held for a minute, so that the match can be undone.
 */
export async function recordHandReply(
  deps: RepliesDeps,
  actor: Actor,
  { claimId, channel, receivedOn, said: typed, address }: HandReply,
): Promise<RecordedReply> {
  const said = cleanText(typed);
  const claim = isUuid(claimId) ? await claimById(deps.db, claimId) : undefined;
  if (!claim) throw new AppError('not_found', 'no such claim', { userMessage: 'Claim not found' });
  const now = deps.clock.now();
  const { letterSentAt } = claim;
  const problem = saidProblem(said) ?? receivedProblem({ receivedOn, letterSentAt, now });
  if (problem) throw refused(problem);
  const parts = ['by-hand', channel, receivedOn, said, claim.id];
  const earlier = await recordedJustNow(deps, parts);
  if (earlier) return { response: earlier, isRepeat: true };
  const recorded = await recordReply(deps, {
    kind: 'reply',
    source: 'manual',
    byHand: { channel, receivedOn },
    dedupeKey: keyOfRequest(parts, now.getTime()),
    subject: '',
    body: said,
    senderEmail: '',
    attachments: [],
    raw: null,
    claimId: claim.id,
    evidence: null,
    by: { kind: 'admin', id: actor.userId },
  });
  if (!recorded.isRepeat)
    await recordAudit(deps.db, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at: now,
      details: {
        act: 'reply-written-down',
        response_id: recorded.response.id,
        claim_id: claim.id,
        channel,
        received_on: receivedOn,
      },
    });
  return recorded;
}

const refused = (problem: HandReplyProblem): AppError =>
  new AppError('validation_failed', `a reply by hand without a usable ${problem.field}`, {
    userMessage: problem.message,
    fields: [problem],
  });
