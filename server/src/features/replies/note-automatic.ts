import type { Tx } from '../../platform/db/db.ts';
import { claimsByIds } from '../claims/index.ts';
import { recordEvent } from '../history/index.ts';
import type { IncomingReply } from './incoming-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { giveClaim, type ResponseRow } from './replies.store.ts';
import { senderOf } from './sender-of.ts';
import { tellOfAutomatic } from './tell-of-reply.ts';

/**
 * An automatic mail never counts by itself. Where it holds more than an automatic text, it is filed with its
 * claim and the team is mailed: it may still be the answer, which an admin decides.
 */
export async function noteAutomatic(
  deps: RepliesDeps,
  tx: Tx,
  response: ResponseRow,
  incoming: IncomingReply,
): Promise<ResponseRow> {
  if (response.parsedType === 'UNCLEAR') return response;
  const { claimId } = await senderOf(deps, tx, incoming);
  const [claim] = claimId ? await claimsByIds(tx, [claimId]) : [];
  await tellOfAutomatic(deps, tx, claim);
  if (!claim) return response;
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'reply.automatic',
    actor: { kind: 'system', id: null },
    at: deps.clock.now(),
    facts: { response_id: response.id, type: response.parsedType },
  });
  return await giveClaim(tx, response.id, { claimId: claim.id, processedAt: null });
}
