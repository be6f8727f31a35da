import { randomUUID } from 'node:crypto';
import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isOwner } from '@plainclaim/domain/claims/permissions';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { type ReferralReason, reasonsToRefer } from '@plainclaim/domain/solicitors/opening';
import type { Tx } from '../../../platform/db/db.ts';
import { actorOf, type ClaimRow, lockClaim } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { insertSearch, openSearchOf, type SearchRow } from '../solicitors.store.ts';
import { askNext } from './ask-next.ts';
import { claimToRefer } from './claim-to-refer.ts';

/**
 * The claimant asks for a solicitor and consents to sharing the case file. Idempotent while a search is open.
 */
export const openSearch = (deps: SolicitorsDeps, actor: Actor, claimId: string): Promise<SearchRow> =>
  deps.db.transaction((tx) => openSearchIn(deps, tx, actor, claimId));

/** The same inside a transaction of the caller. */
export async function openSearchIn(
  deps: SolicitorsDeps,
  tx: Tx,
  actor: Actor,
  claimId: string,
): Promise<SearchRow> {
  const claim = await lockOwnClaim(tx, actor, claimId);
  const open = await openSearchOf(tx, claim.id);
  if (open) return open;
  const now = deps.clock.now();
  const [reason] = reasonsToRefer(await claimToRefer(deps, tx, claim, now), now);
  if (!reason)
    throw new AppError('conflict', 'there is no reason to ask a solicitor', {
      userMessage: 'A solicitor cannot be asked about this claim now.',
    });
  return await beginSearch(deps, tx, actor, claim, reason);
}

async function beginSearch(
  deps: SolicitorsDeps,
  tx: Tx,
  actor: Actor,
  claim: ClaimRow,
  reason: ReferralReason,
): Promise<SearchRow> {
  const at = deps.clock.now();
  const search = await insertSearch(tx, {
    id: randomUUID(),
    claimId: claim.id,
    reason,
    consentedBy: actor.userId,
    consentedAt: at,
    status: 'asking',
  });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'solicitor.consented',
    actor: actorOf(actor),
    at,
    facts: { search_id: search.id, reason },
  });
  await askNext(deps, tx, search, claim);
  return search;
}

/** A 404 for every user but the owner. */
export async function lockOwnClaim(tx: Tx, actor: Actor, claimId: string): Promise<ClaimRow> {
  const claim = isUuid(claimId) ? await lockClaim(tx, claimId) : undefined;
  if (claim && isOwner(actor, claim)) return claim;
  throw new AppError('not_found', 'not a claim of theirs', { userMessage: 'Claim not found' });
}
