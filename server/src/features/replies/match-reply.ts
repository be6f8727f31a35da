import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { heldBackUntil } from '@plainclaim/domain/shared/mail-acts';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { recordAudit } from '../auth/index.ts';
import { processReply } from './process-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';
import type { ResponseRow } from './replies.store.ts';
import { requireLockedReply, requireUnmatched } from './require-reply.ts';

export type MatchToMake = {
  readonly responseId: string;
  readonly claimId: string;
  readonly address: string;
};

/**
 * An admin assigns a reply to its claim, or confirms that an unconfirmed one is the defendant's. It counts
 * from now on.
 */
export async function matchReply(
  deps: RepliesDeps,
  actor: Actor,
  { responseId, claimId, address }: MatchToMake,
): Promise<ResponseRow> {
  return await deps.db.transaction(async (tx) => {
    const response = await requireLockedReply(tx, responseId);
    requireUnmatched(response);
    const by = { kind: 'admin', id: actor.userId } as const;
    const matched = isUuid(claimId)
      ? await processReply(deps, tx, response, claimId, by, heldBackUntil(deps.clock.now()))
      : undefined;
    if (!matched) throw new AppError('not_found', 'no such claim', { userMessage: 'Claim not found' });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at: deps.clock.now(),
      details: {
        act: 'reply-matched',
        response_id: response.id,
        claim_id: matched.claimId,
        before: response.claimId,
        after: matched.claimId,
      },
    });
    return matched;
  });
}
