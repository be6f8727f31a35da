import { type Pence, pence } from '@plainclaim/domain/shared/money';
import type { PaymentFacts } from './payment-facts.ts';

/** The facts of the confirmation. Passed in the history entry, never in the URL. */
export type ConfirmationDetails = {
  readonly amount: Pence;
  readonly reference: string;
  readonly claimant: string;
  readonly defendant: string;
  readonly paidAt: string | null;
  /** Of the payment page, which a reload asks again: the payment may have been given back since. */
  readonly token?: string | undefined;
};

export const detailsOf = (payment: PaymentFacts, paidAt: string | null): ConfirmationDetails => ({
  amount: payment.amount,
  reference: payment.reference,
  claimant: payment.claimant,
  defendant: payment.defendant,
  paidAt,
});

/** Parses the history entry, which any page may have written; null without amount, reference or parties. */
export function readDetails(state: unknown): ConfirmationDetails | null {
  const given = (state as { confirmation?: Record<string, unknown> } | null)?.confirmation;
  if (!given) return null;
  const { amount, reference, claimant, defendant, paidAt, token } = given;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) return null;
  if (typeof reference !== 'string' || typeof claimant !== 'string' || typeof defendant !== 'string')
    return null;
  const isDate = typeof paidAt === 'string' && !Number.isNaN(Date.parse(paidAt));
  return {
    amount: pence(amount),
    reference,
    claimant,
    defendant,
    paidAt: isDate ? paidAt : null,
    ...(typeof token === 'string' && { token }),
  };
}
