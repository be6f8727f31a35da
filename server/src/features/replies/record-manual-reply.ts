import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { cleanLine, cleanText } from '@plainclaim/domain/shared/text';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { recordAudit } from '../auth/index.ts';
import { type RecordedReply, recordReply } from './record-reply.ts';
import { keyOfRequest, recordedJustNow } from './repeated-request.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { manualReplyMessage } from './replies.schemas.ts';

export type TypedReply = {
  readonly subject: string;
  readonly body: string;
  readonly senderEmail: string;
  readonly claimId: string | undefined;
  readonly address: string;
};

/** An admin types in an email that reached the team another way. */
export async function recordManualReply(
  deps: RepliesDeps,
  actor: Actor,
  typed: TypedReply,
): Promise<RecordedReply> {
  const subject = cleanLine(typed.subject);
  const body = cleanText(typed.body);
  const senderEmail = cleanLine(typed.senderEmail).toLowerCase();
  if (subject === '' || body === '' || senderEmail === '')
    throw new AppError('validation_failed', 'a typed reply lacks a part', {
      userMessage: manualReplyMessage,
    });
  const parts = [senderEmail, subject, body, typed.claimId ?? ''];
  const earlier = await recordedJustNow(deps, parts);
  if (earlier) return { response: earlier, isRepeat: true };
  const recorded = await recordReply(deps, {
    kind: 'reply',
    source: 'manual',
    dedupeKey: keyOfRequest(parts, deps.clock.now().getTime()),
    subject,
    body,
    senderEmail,
    attachments: [],
    raw: null,
    claimId: typed.claimId && isUuid(typed.claimId) ? typed.claimId : null,
    evidence: null,
    by: { kind: 'admin', id: actor.userId },
  });
  if (!recorded.isRepeat) {
    await recordAudit(deps.db, {
      action: 'admin-act',
      userId: actor.userId,
      address: typed.address,
      at: deps.clock.now(),
      details: { act: 'reply-typed', response_id: recorded.response.id, claim_id: recorded.response.claimId },
    });
  }
  return recorded;
}
