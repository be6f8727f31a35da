import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import type { Executor } from '../../../platform/db/db.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { deleteReasonsBefore } from './holds.store.ts';

/** Run every night: a reason may disclose health, and is needed only for questions about its hold. */
export async function eraseHoldReasons(
  { clock }: Pick<ClaimsDeps, 'clock'>,
  executor: Executor,
): Promise<void> {
  const before = clock.now();
  before.setUTCDate(before.getUTCDate() - serviceTerms.pauseReasonDays);
  await deleteReasonsBefore(executor, before);
}
