import { type Confirming, type Proof, recordAudit } from '../auth/index.ts';
import { allowPerson } from '../http/rate-limit/allow-person.ts';
import { signTicket } from './download-token.ts';
import type { Visitor, YourDataDeps } from './your-data.deps.ts';

/** A link that downloads everything about this person, once. A stolen session is not enough for it. */
export async function issueDownload(
  deps: YourDataDeps,
  actor: Confirming,
  proof: Proof,
  visitor: Visitor,
): Promise<string> {
  const { db, clock, secretKey } = deps;
  await deps.confirmPerson(actor, proof, visitor);
  await allowPerson(deps, 'downloads', `your-data:${actor.userId}`);
  const at = clock.now();
  const { address } = visitor;
  await recordAudit(db, { action: 'data-downloaded', userId: actor.userId, address, at });
  return `/api/account/data/download/${signTicket(actor.userId, secretKey, at)}`;
}
