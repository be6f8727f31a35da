import { type Pence, pence } from '@plainclaim/domain/shared/money';
import type { PaymentFacts } from './payment-facts.ts';

/** What the confirmation repeats. It travels in the history entry, never in the address. */
export type ConfirmationDetails = {
  readonly amount: Pence;
  readonly reference: string;
  readonly claimant: string;
  readonly defendant: string;
  readonly paidAt: string | null;
};

export const detailsOf = (payment: PaymentFacts, paidAt: string | null): ConfirmationDetails => ({
  amount: payment.amount,
  reference: payment.reference,
  claimant: payment.claimant,
  defendant: payment.defendant,
  paidAt,
});

/** Out of a history entry, which any page may have written: whatever is not whole is not shown. */
export function readDetails(state: unknown): ConfirmationDetails | null {
  const given = (state as { confirmation?: Record<string, unknown> } | null)?.confirmation;
  if (!given) return null;
  const { amount, reference, claimant, defendant, paidAt } = given;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) return null;
  if (typeof reference !== 'string' || typeof claimant !== 'string' || typeof defendant !== 'string')
    return null;
  const isDate = typeof paidAt === 'string' && !Number.isNaN(Date.parse(paidAt));
  return { amount: pence(amount), reference, claimant, defendant, paidAt: isDate ? paidAt : null };
}
