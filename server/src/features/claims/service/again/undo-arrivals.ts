import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isOwner } from '@plainclaim/domain/claims/permissions';
import { moveClaim } from '@plainclaim/domain/claims/statuses';
import { reachedSomeoneElse } from '@plainclaim/domain/letters/serving/attempt-words';
import { hasArrived, type ServiceRecord } from '@plainclaim/domain/letters/serving/service-record';
import type { Tx } from '../../../../platform/db/db.ts';
import type { ClaimRow } from '../../claims.store.ts';
import { changeClaim } from '../../write-claim.ts';
import { recorderOf } from '../require-may-record.ts';
import { addOutcome } from '../service.store.ts';

/**
 * The letter reached another person, who denied: each copy counts as never received, no time runs, and the claim waits for
 * its letter as it did at first. The reply stays stored. Call with the claim locked.
 */
export async function undoArrivals(
  tx: Tx,
  actor: Actor,
  claim: ClaimRow,
  attempts: readonly ServiceRecord[],
  now: Date,
): Promise<ClaimRow> {
  const by = { by: recorderOf(actor), userId: actor.userId };
  for (const { id: serviceId } of attempts.filter(hasArrived))
    await addOutcome(tx, { serviceId, outcome: 'returned', at: now, ...by, note: reachedSomeoneElse });
  const status = moveClaim(claim.status, 'letter-replaced', isOwner(actor, claim) ? 'plaintiff' : 'admin');
  const noTime = { letterSentAt: null, responseDeadline: null, deadlineNotedAt: null, repliedAt: null };
  return await changeClaim(tx, claim, { ...noTime, status }, now);
}
