import type { Actor } from '@plainclaim/domain/accounts/actor';
import { canPrintServicePapers } from '@plainclaim/domain/claims/permissions';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../../claims.deps.ts';
import { allowLetterPdf } from '../../letter/allow-letter-pdf.ts';
import { findClaim, type VisibleClaim } from '../../reading/find-claim.ts';

/** The claim whose papers this actor may print. Counts as a download of a letter. */
export async function claimToPrint(deps: ClaimsDeps, actor: Actor, claimId: string): Promise<VisibleClaim> {
  const claim = await findClaim(deps, actor, claimId);
  if (!canPrintServicePapers(actor, claim))
    throw new AppError('forbidden', 'a reader of the claim cannot print how its letter went', {
      userMessage: 'Only the claimant and our team can print these papers.',
    });
  await allowLetterPdf(deps, actor);
  return claim;
}
