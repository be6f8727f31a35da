import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Queued when a link was replaced or its claim closed: its checkout must not be paid any more. */
export const closeCheckout = defineJob({
  name: 'close-checkout',
  payload: z.object({ checkoutId: z.uuid() }),
});

export const sendReceipts = defineJob({
  name: 'send-receipts',
  payload: z.object({ paymentId: z.uuid() }),
});

export const payRefund = defineJob({ name: 'pay-refund', payload: z.object({ refundId: z.uuid() }) });

/** At night, when few people pay, and before admins start work. */
export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  payload: z.object({}),
  cron: '20 4 * * *',
  expireSeconds: 1800,
});
