import type { LetterOfParty } from '@plainclaim/domain/claims/party-correction';
import { hasFailedLast, isAttemptWaiting } from '@plainclaim/domain/letters/serving/sending-again';
import type { ServiceRecord } from '@plainclaim/domain/letters/serving/service-record';
import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import type { Executor } from '../../../../platform/db/db.ts';
import { newestEvents } from '../../../history/index.ts';
import type { ClaimRow } from '../../claims.store.ts';
import { mailsOfClaim } from '../../mails/claim-mails.store.ts';
import { standingOf } from '../../reading/claim-mails.ts';
import { recordsOf } from '../service.store.ts';

/** What decides whether the details of the other side may be corrected now. */
export async function letterOfParty(
  executor: Executor,
  claim: ClaimRow,
  seenAt: SeenAt,
): Promise<LetterOfParty> {
  const letter = await standingOf(executor, claim, await mailsOfClaim(executor, claim.id));
  const records = await recordsOf(executor, claim.id);
  return { letter, ...attemptsOfParty(records), isDenied: await isDenied(executor, claim, seenAt) };
}

export const attemptsOfParty = (
  records: readonly ServiceRecord[],
): Pick<LetterOfParty, 'isWaiting' | 'hasFailedAttempt'> => ({
  isWaiting: isAttemptWaiting(records),
  hasFailedAttempt: hasFailedLast(records),
});

/** Whether the newest reply, as the reader is shown it, was read as a denial. */
export async function isDenied(
  executor: Executor,
  { id, status }: Pick<ClaimRow, 'id' | 'status'>,
  seenAt: SeenAt,
): Promise<boolean> {
  if (status !== 'responded') return false;
  const [newest] = await newestEvents(executor, [id], {
    kinds: ['reply.processed'],
    assessments: [],
    seenAt,
  });
  return newest?.said === 'DENIAL';
}
