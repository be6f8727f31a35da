import { type Confirming, type Proof, recordAudit } from '../auth/index.ts';
import { requireAllowance } from '../http/rate-limit/rate-limit.ts';
import { signTicket } from './download-token.ts';
import type { Visitor, YourDataDeps } from './your-data.deps.ts';

/** Everything is a lot of work: a handful a day is plenty for a person. */
const allowance = { burst: 5, periodSeconds: 24 * 3600 };

/** A link that downloads everything about this person, once. A stolen session is not enough for it. */
export async function issueDownload(
  deps: YourDataDeps,
  actor: Confirming,
  proof: Proof,
  visitor: Visitor,
): Promise<string> {
  const { db, clock, config, secretKey } = deps;
  await deps.confirmPerson(actor, proof, visitor);
  await requireAllowance({ db, clock, enabled: config.RATE_LIMITS }, `your-data:${actor.userId}`, allowance);
  const at = clock.now();
  const { address } = visitor;
  await recordAudit(db, { action: 'data-downloaded', userId: actor.userId, address, at });
  return `/api/account/data/download/${signTicket(actor.userId, secretKey, at)}`;
}
