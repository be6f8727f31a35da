import { claimAsShown } from '@plainclaim/domain/claims/claim-as-shown';
import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { ClaimToRefer } from '@plainclaim/domain/solicitors/opening';
import type { Executor } from '../../../platform/db/db.ts';
import type { ClaimRow } from '../../claims/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { searchesSoFar } from '../solicitors.store.ts';

/** A claim with the facts that the referral rules need, as the reader is shown them. */
export async function claimToRefer(
  deps: Pick<SolicitorsDeps, 'hasRejectedOffer' | 'lastEscalatedAt'>,
  executor: Executor,
  found: ClaimRow,
  seenAt: SeenAt,
): Promise<ClaimToRefer> {
  const claim = claimAsShown(found, seenAt);
  return {
    amount: penceFromDecimal(claim.amount),
    jurisdiction: claim.jurisdiction as Jurisdiction,
    issueType: claim.issueType as IssueType,
    status: claim.status,
    responseDeadline: claim.responseDeadline,
    hasRejectedOffer: await deps.hasRejectedOffer(executor, claim.id),
    escalatedAt: await deps.lastEscalatedAt(executor, claim.id, seenAt),
    ...(await searchesSoFar(executor, claim.id)),
  };
}
