import type { Executor } from '../../platform/db/db.ts';
import { readHistory } from '../history/index.ts';

/** The mails that were filed with the claim when they arrived. */
export async function notedOn(executor: Executor, claimId: string): Promise<ReadonlySet<unknown>> {
  const events = await readHistory(executor, claimId);
  return new Set(
    events
      .filter(({ kind }) => kind === 'reply.unconfirmed' || kind === 'reply.automatic')
      .map(({ facts }) => facts.response_id),
  );
}
