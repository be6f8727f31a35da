import type { Executor } from '../platform/db/db.ts';
import { withClaims } from './list-replies.ts';
import type { ReplyToShow } from './replies.presenter.ts';
import { responsesOfClaim } from './replies.store.ts';

/** What the defendant of a claim answered, newest first. */
export async function readRepliesOf(executor: Executor, claimId: string): Promise<ReplyToShow[]> {
  return await withClaims(executor, await responsesOfClaim(executor, claimId));
}
