import { linkRefusal } from '@plainclaim/domain/payments/link-sending';
import { AppError } from '@plainclaim/domain/shared/errors';
import { type Pence, penceFromDecimal } from '@plainclaim/domain/shared/money';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { claimById } from '../../claims/index.ts';
import type { PaymentsDeps } from '../payments.deps.ts';

export type LinkPreview = {
  readonly amount: Pence;
  /** Whether the amount is the accepted offer's, not the claim's. */
  readonly isSettlement: boolean;
  /** Why no link can be sent now; null when one can. */
  readonly refusal: string | null;
};

/** The amount and recipient of a payment link, before it is sent. */
export async function previewLink(
  { db, acceptedOfferOf, standingOfferOf }: Pick<PaymentsDeps, 'db' | 'acceptedOfferOf' | 'standingOfferOf'>,
  claimId: string,
): Promise<LinkPreview> {
  const claim = isUuid(claimId) ? await claimById(db, claimId) : undefined;
  if (!claim) throw new AppError('not_found', 'no such claim', { userMessage: 'Claim not found' });
  const [accepted, standing] = await Promise.all([
    acceptedOfferOf(db, claim.id),
    standingOfferOf(db, claim.id),
  ]);
  const amount = accepted?.amount ?? penceFromDecimal(claim.amount);
  return {
    amount,
    isSettlement: accepted !== null,
    refusal: linkRefusal({ standing: standing?.amount ?? null, due: amount }),
  };
}
