import { workerFor } from '../../platform/jobs/define-job.ts';
import { closeCheckoutOf } from './checkout/close-checkout.ts';
import type { PaymentsDeps } from './payments.deps.ts';
import { closeCheckout, payRefund, reconcilePayments, sendReceipts } from './payments.jobs.ts';
import { sendReceiptsOf } from './receipts/send-receipts.ts';
import { reconcile } from './reconciliation/reconcile.ts';
import { payRefundOf } from './refunds/pay-refund.ts';

export const paymentJobs = [closeCheckout, sendReceipts, payRefund, reconcilePayments] as const;

export const paymentWorkers = (deps: PaymentsDeps) => [
  workerFor(closeCheckout, ({ checkoutId }) => closeCheckoutOf(deps, checkoutId)),
  workerFor(sendReceipts, ({ paymentId }) => sendReceiptsOf(deps, paymentId)),
  workerFor(payRefund, async ({ refundId }) => void (await payRefundOf(deps, refundId))),
  workerFor(reconcilePayments, async () => void (await reconcile(deps, null))),
];
