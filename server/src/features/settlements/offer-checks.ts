import { statusWords } from '@plainclaim/domain/claims/statuses';
import { canBeOffered } from '@plainclaim/domain/settlements/answer';
import { offeredPence, offerMessages, offerRefusal } from '@plainclaim/domain/settlements/offer';
import { AppError } from '@plainclaim/domain/shared/errors';
import { type Pence, penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { ClaimRow } from '../claims/index.ts';

/** The offered amount as an admin's program sends it: pounds, above zero, to the penny. */
export function requireAmount(pounds: unknown): Pence {
  const amount = offeredPence(pounds);
  if (amount === undefined) throw refused(offerMessages.amount, 'offered_amount');
  return amount;
}

/** A claim on which this much may be offered now. */
export function requireOfferable(claim: ClaimRow | undefined, amount: Pence): ClaimRow {
  if (!claim) throw new AppError('not_found', 'no such claim', { userMessage: 'Claim not found' });
  if (!canBeOffered(claim.status))
    throw new AppError('conflict', `a ${claim.status} claim takes no offer`, {
      userMessage: `No offer can be recorded now: the claim is ${statusWords[claim.status].label.toLowerCase()}.`,
    });
  const tooMuch = offerRefusal(penceFromDecimal(claim.amount), amount);
  if (tooMuch) throw refused(tooMuch, 'offered_amount');
  return claim;
}

export const refused = (userMessage: string, field: string): AppError =>
  new AppError('validation_failed', `an offer without a usable ${field}`, {
    userMessage,
    fields: [{ field, message: userMessage }],
  });
