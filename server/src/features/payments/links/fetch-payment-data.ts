import { payWords } from '@plainclaim/domain/payments/pay-view';
import { type ClaimRow, claimById } from '../../claims/index.ts';
import type { FunctionRefusal, PaymentsDeps } from '../payments.deps.ts';
import { refundOfIntent } from '../refunds/refunds.store.ts';
import { type IntentRow, intentByTokenHash } from './intents.store.ts';
import { hashLinkToken } from './link-token.ts';

export type PaymentOfLink = {
  readonly intent: IntentRow;
  readonly claim: ClaimRow;
  readonly refundedAt: Date | null;
};

/** The payment behind a link. An unknown token is no error: the payment is null. */
export async function fetchPaymentData(
  { db }: Pick<PaymentsDeps, 'db'>,
  token: string | undefined,
): Promise<{ readonly success: true; readonly payment: PaymentOfLink | null } | FunctionRefusal> {
  if (!token?.trim()) return { success: false, error: payWords.tokenMissing };
  const intent = await intentByTokenHash(db, hashLinkToken(token.trim()));
  const claim = intent && (await claimById(db, intent.claimId));
  if (!intent || !claim) return { success: true, payment: null };
  const refundedAt = intent.status === 'completed' ? await refundOfIntent(db, intent.id) : null;
  return { success: true, payment: { intent, claim, refundedAt } };
}
