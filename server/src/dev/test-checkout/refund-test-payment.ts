import { AppError } from '@plainclaim/domain/shared/errors';
import type { RefundReport, RefundRequest } from '../../platform/cards/card-provider.ts';
import { queueEvent } from './deliver-card-event.ts';
import { newId } from './new-id.ts';
import type { TestCheckoutDeps } from './test-checkout.deps.ts';
import { insertRefund, lockCheckoutOfPayment, refundsOf, sumOf } from './test-checkout.store.ts';

/** Refunds once per reference, and never more than was paid. */
export async function refundTestPayment(
  deps: TestCheckoutDeps,
  { paymentId, amount, reference }: RefundRequest,
): Promise<RefundReport> {
  return await deps.db.transaction(async (tx) => {
    const checkout = await lockCheckoutOfPayment(tx, paymentId);
    if (!checkout) throw new AppError('not_found', 'a refund was asked for a payment that does not exist');
    const refunds = await refundsOf(tx, paymentId);
    const before = refunds.find((one) => one.reference === reference);
    if (before) return { refundId: before.id, state: 'done' };
    if (sumOf(refunds) + amount > checkout.amount)
      throw new AppError('conflict', 'a refund was asked for more than is left of the payment');
    const createdAt = deps.clock.now();
    const id = newId('re');
    await insertRefund(tx, { id, reference, paymentId, amount, createdAt });
    await queueEvent(deps, tx, { type: 'refund.updated', about: id, createdAt });
    return { refundId: id, state: 'done' };
  });
}
