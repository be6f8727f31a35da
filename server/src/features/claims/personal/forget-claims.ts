import { isOpen, moveClaim } from '@plainclaim/domain/claims/statuses';
import type { Tx } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/personal-data/personal-part.ts';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { documentsOfDraft } from '../drafts/drafts.store.ts';
import { documentKey } from '../evidence/document-key.ts';
import { abandonFiles } from '../evidence/unclaimed-files.ts';
import { forgetEvidenceOf } from '../facts/facts.store.ts';
import { deleteReasonsOf } from '../holds/holds.store.ts';
import { changeClaim } from '../write-claim.ts';
import {
  deleteDocumentsOf,
  deleteDrafts,
  lockClaimsOf,
  lockDraftIdsOf,
  trimClaims,
} from './personal.store.ts';

type Deps = Pick<ClaimsDeps, 'clock' | 'onClosed'>;

/**
 * The claimant deletes their account: drafts are deleted; open claims are cancelled, as the terms say; all
 * claims lose their evidence and contact details. Drafts are locked first: a submission in progress holds its
 * draft's lock, so the claim it creates is visible when the claims are read.
 */
export async function forgetClaims(deps: Deps, tx: Tx, { userId }: Pick<Person, 'userId'>): Promise<void> {
  const now = deps.clock.now();
  const drafts = await lockDraftIdsOf(tx, userId);
  const keys: string[] = [];
  for (const id of drafts) keys.push(...(await documentsOfDraft(tx, id)).map(documentKey));
  await deleteDrafts(tx, drafts);
  const claims = await lockClaimsOf(tx, userId);
  for (const claim of claims) if (isOpen(claim.status)) await cancel(deps, tx, claim, now);
  const ids = claims.map(({ id }) => id);
  keys.push(...(await deleteDocumentsOf(tx, ids)).map(documentKey));
  await forgetEvidenceOf(tx, ids);
  await deleteReasonsOf(tx, ids);
  await trimClaims(tx, ids, now);
  await abandonFiles(tx, keys, now);
}

async function cancel({ onClosed }: Deps, tx: Tx, claim: ClaimRow, now: Date): Promise<void> {
  const status = moveClaim(claim.status, 'cancelled', 'plaintiff');
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'claim.cancelled',
    actor: { kind: 'plaintiff', id: claim.userId },
    at: now,
    facts: { from: claim.status, to: status, why: 'account-deleted' },
  });
  await changeClaim(tx, claim, { status }, now);
  await onClosed?.(tx, claim.id);
}
