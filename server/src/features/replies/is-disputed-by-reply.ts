import { disputes } from '@plainclaim/domain/replies/hints';
import type { Executor } from '../../platform/db/db.ts';
import type { ClaimRow } from '../claims/index.ts';
import { readReply } from './read-reply.ts';
import { responsesOfClaim } from './replies.store.ts';

/** Whether the newest reply that counts for a claim disputes it, also beside an offer. */
export async function isDisputedByReply(
  executor: Executor,
  claim: Pick<ClaimRow, 'id' | 'amount'>,
): Promise<boolean> {
  const newest = (await responsesOfClaim(executor, claim.id)).find(({ processedAt }) => processedAt !== null);
  return newest !== undefined && disputes(readReply(newest, claim));
}
