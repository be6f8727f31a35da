import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { cleanLine, cleanText } from '@plainclaim/domain/shared/text';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { recordAudit } from '../auth/index.ts';
import { digestOf } from './incoming-reply.ts';
import { type RecordedReply, recordReply } from './record-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { manualReplyMessage } from './replies.schemas.ts';
import { responseByKey } from './replies.store.ts';

export type TypedReply = {
  readonly subject: string;
  readonly body: string;
  readonly senderEmail: string;
  readonly claimId: string | undefined;
  readonly address: string;
};

/**
 * The same words from the same sender about the same claim within these minutes are a second press; later they are a
 * second reply, because people do write the same thing twice.
 */
const repeatMs = 10 * 60_000;

/** An admin types in a reply that reached the team some other way. */
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
  const now = deps.clock.now().getTime();
  const keyAt = (time: number) =>
    digestOf([senderEmail, subject, body, typed.claimId ?? '', String(Math.floor(time / repeatMs))]);
  const earlier = await responseByKey(deps.db, keyAt(now - repeatMs));
  if (earlier && now - earlier.createdAt.getTime() < repeatMs) return { response: earlier, isRepeat: true };
  const recorded = await recordReply(deps, {
    kind: 'reply',
    source: 'manual',
    dedupeKey: keyAt(now),
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
