import type { Actor } from '@plainclaim/domain/accounts/actor';
import { erasePersonal, recordEvent } from '../../history/index.ts';
import { actorOf } from '../event-actor.ts';
import { documentKey } from '../evidence/document-key.ts';
import { abandonFiles, removeUnclaimed } from '../evidence/unclaimed-files.ts';
import { letterFileKey } from '../letter/letter-file.ts';
import { deleteMailsOfClaim } from '../mails/claim-mails.store.ts';
import { deletePapersOf } from '../service/papers/papers.store.ts';
import { erasePeopleOfServices } from '../service/service.personal.ts';
import { dropClaim } from '../write-claim.ts';
import type { TestClaimsDeps } from './test-claims.deps.ts';
import { documentPathsOf, lockTestClaim } from './test-claims.store.ts';

export type RemovedTestClaims = { readonly removed: readonly string[]; readonly left: readonly string[] };

/**
 * Removes testers' test claims with everything that depends on them: figures, mails, files, replies, offers,
 * links. Their history stays, with the people erased, and records who removed them. A claim with payments
 * stays whole, as the ledger refers to it. Each is removed in a transaction of its own.
 */
export async function removeTestClaims(
  deps: TestClaimsDeps,
  actor: Actor,
  ids: readonly string[],
): Promise<RemovedTestClaims> {
  const testers = await deps.testers(deps.db);
  const removed: string[] = [];
  for (const id of ids) if (await removeOne(deps, actor, testers, id)) removed.push(id);
  return { removed, left: ids.filter((id) => !removed.includes(id)) };
}

async function removeOne(
  deps: TestClaimsDeps,
  actor: Actor,
  testers: readonly string[],
  id: string,
): Promise<boolean> {
  const at = deps.clock.now();
  const keys = await deps.db.transaction(async (tx) => {
    const claim = await lockTestClaim(tx, testers, id);
    if (!claim || (await deps.withPayments(tx, [id])).has(id)) return undefined;
    const files = [
      ...(await documentPathsOf(tx, id)).map(documentKey),
      ...(await deps.onRemoved(tx, id)),
      ...(await deleteMailsOfClaim(tx, id)),
      ...(claim.generatedLetterContent === null ? [] : [letterFileKey(id, claim.generatedLetterContent)]),
    ];
    await erasePeopleOfServices(tx, id);
    await deletePapersOf(tx, id);
    await dropClaim(tx, claim);
    await recordEvent(tx, { claimId: id, kind: 'test-claim.removed', actor: actorOf(actor), at });
    await erasePersonal(tx, id);
    const once = [...new Set(files)];
    await abandonFiles(tx, once, at);
    return once;
  });
  if (!keys) return false;
  await removeUnclaimed(deps, keys);
  return true;
}
