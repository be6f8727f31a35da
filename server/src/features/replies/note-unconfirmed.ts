import type { Tx } from '../../platform/db/db.ts';
import { claimsByIds } from '../claims/index.ts';
import { recordEvent } from '../history/index.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { giveClaim, type ResponseRow } from './replies.store.ts';
import { tellOfUnconfirmed } from './tell-of-reply.ts';

/**
 * Files a mail that names a claim without proof that the defendant sent it. It changes neither status nor
 * deadline until an admin confirms it. Returns undefined when there is no such claim.
 */
export async function noteUnconfirmed(
  deps: RepliesDeps,
  tx: Tx,
  response: ResponseRow,
  claimId: string,
): Promise<ResponseRow | undefined> {
  const [claim] = await claimsByIds(tx, [claimId]);
  if (!claim) return undefined;
  const noted = await giveClaim(tx, response.id, { claimId: claim.id, processedAt: null });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'reply.unconfirmed',
    actor: { kind: 'system', id: null },
    at: deps.clock.now(),
    facts: { response_id: response.id },
  });
  await tellOfUnconfirmed(deps, tx, claim);
  return noted;
}
