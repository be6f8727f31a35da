import type { Actor } from '@plainclaim/domain/accounts/actor';
import {
  canComeBack,
  type ReasonOfReturn,
  reasonsOfReturn,
  returnProblem,
} from '@plainclaim/domain/letters/serving/coming-back';
import { londonDateOf, startOfLondonDay } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { actorOf } from '../event-actor.ts';
import { findClaimToChange } from '../reading/find-claim.ts';
import { followArrival } from './follow-arrival.ts';
import { recorderOf, requireMayRecord } from './require-may-record.ts';
import { addOutcome, recordsOf } from './service.store.ts';

export type ToldReturn = { readonly reason: ReasonOfReturn; readonly on: IsoDate };

/**
 * Records that a copy came back, or was recorded by mistake. If no other copy arrived and no reply came, the letter's days
 * stop: its reader never had them.
 */
export async function recordReturn(
  deps: ClaimsDeps,
  actor: Actor,
  { claimId, serviceId }: { readonly claimId: string; readonly serviceId: string },
  { reason, on }: ToldReturn,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, actor, claimId);
    requireMayRecord(actor, claim);
    const record = (await recordsOf(tx, claim.id)).find(({ id }) => id === serviceId);
    if (!record) throw noSuchAttempt();
    const { words, outcome } = reasonsOfReturn[reason];
    // The same again, as by a second press, changes nothing.
    if (record.outcomes.at(-1)?.note === words) return;
    if (!canComeBack(record)) throw cannotComeBack();
    const problem = returnProblem(record, on, now);
    if (problem)
      throw new AppError('validation_failed', 'not a day on which it came back', {
        userMessage: problem,
        fields: [{ field: 'returned_on', message: problem }],
      });
    const at = on === londonDateOf(now) ? now : startOfLondonDay(on);
    await addOutcome(tx, {
      serviceId,
      outcome,
      at,
      by: recorderOf(actor),
      userId: actor.userId,
      note: words,
    });
    const changed = await followArrival(tx, claim, now);
    await recordEvent(tx, {
      claimId: claim.id,
      kind: outcome === 'returned' ? 'letter.returned' : 'letter.failed',
      actor: actorOf(actor),
      at: now,
      facts: {
        service_id: serviceId,
        method: record.method,
        reason,
        on,
        response_deadline: changed.responseDeadline?.toISOString() ?? null,
      },
      personal: { to_name: record.toName, address: record.address },
    });
  });
}

const noSuchAttempt = () =>
  new AppError('not_found', 'no such attempt', { userMessage: 'We could not find this attempt.' });

const cannotComeBack = () =>
  new AppError('conflict', 'this attempt cannot come back', {
    userMessage: 'This attempt has already failed or come back.',
  });
