import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isTakenForReply, judgementFor } from '@plainclaim/domain/replies/judgement';
import { AppError } from '@plainclaim/domain/shared/errors';
import { recordAudit } from '../auth/index.ts';
import { recordEvent } from '../history/index.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { type ResponseRow, setJudgement } from './replies.store.ts';
import { requireLockedReply } from './require-reply.ts';

export type ReplyToJudge = {
  readonly responseId: string;
  readonly isReply: boolean;
  readonly address: string;
};

/**
 * An admin decides whether a mail is a reply, whatever its headers say. Moves no claim; the opposite decision
 * undoes it.
 */
export async function judgeReply(
  deps: RepliesDeps,
  actor: Actor,
  { responseId, isReply, address }: ReplyToJudge,
): Promise<ResponseRow> {
  return await deps.db.transaction(async (tx) => {
    const response = await requireLockedReply(tx, responseId);
    if (response.processedAt)
      throw new AppError('conflict', 'the reply counts already', {
        userMessage: 'This reply already counts for a claim.',
      });
    if (isTakenForReply(response) === isReply) return response;
    const at = deps.clock.now();
    const judged = await setJudgement(tx, response.id, judgementFor(response.kind, isReply));
    const said = isReply ? 'reply' : 'not-reply';
    if (response.claimId)
      await recordEvent(tx, {
        claimId: response.claimId,
        kind: 'reply.judged',
        actor: { kind: 'admin', id: actor.userId },
        at,
        facts: { response_id: response.id, said },
      });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: {
        act: 'reply-judged',
        response_id: response.id,
        claim_id: response.claimId,
        said,
        before: response.judgement,
        after: judged.judgement,
      },
    });
    return judged;
  });
}
