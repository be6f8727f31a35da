import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { withdrawMails } from '../../platform/mail/withdraw-mails.ts';
import { recordAudit } from '../auth/index.ts';
import { takeBackReply, uncountReply } from '../claims/index.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { giveClaim, type ResponseRow } from './replies.store.ts';
import { requireLockedReply } from './require-reply.ts';
import { keysOfTelling } from './tell-of-reply.ts';

/** Undoes an admin's match within its minute: the claim, its figures and the reply are as before. */
export async function undoMatch(
  deps: RepliesDeps,
  actor: Actor,
  { responseId, address }: { readonly responseId: string; readonly address: string },
): Promise<ResponseRow> {
  return await deps.db.transaction(async (tx) => {
    const response = await requireLockedReply(tx, responseId);
    const { claimId, processedAt, undoUntil, parsedType: type, requiresManualReview } = response;
    // A repeated request: the reply counts for no claim any more.
    if (!processedAt) return response;
    const at = deps.clock.now();
    if (!claimId || !undoUntil || undoUntil <= at) throw tooLate('its time is over');
    const by = { kind: 'admin', id: actor.userId } as const;
    const keys = keysOfTelling(response.id);
    const mailKey = keys.claimant;
    const claim = await takeBackReply(tx, { claimId, responseId: response.id, mailKey, by, at });
    if (!claim) throw tooLate('the claim has moved on');
    if (!(await withdrawMails(tx, Object.values(keys)))) throw tooLate('a mail has left');
    if (!claim.isTest) await uncountReply(tx, { type, processedAt });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: { act: 'reply-match-undone', response_id: response.id, claim_id: claimId },
    });
    return await giveClaim(tx, response.id, {
      claimId: response.formerClaimId,
      processedAt: null,
      requiresManualReview: response.formerManualReview ?? requiresManualReview,
    });
  });
}

const tooLate = (why: string): AppError =>
  new AppError('conflict', `a match cannot be undone: ${why}`, {
    userMessage: 'This match can no longer be undone, because something has followed from it.',
  });
