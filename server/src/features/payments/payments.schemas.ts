import { z } from '@hono/zod-openapi';
import { payoutStatuses } from '@plainclaim/domain/payments/payout';
import { payoutDetailsForm } from '@plainclaim/domain/payments/payout-details';
import { shortText } from '@plainclaim/domain/shared/text';

const pounds = () => z.number().openapi({ description: 'Pounds' });
const moment = () => z.iso.datetime();

/** Any text: an invalid id gets the same 404 as a missing row. */
export const idParam = z.object({ id: z.string().openapi({ description: 'Id of the payout or payment' }) });

export const payoutsQuery = z.object({
  status: z.enum(payoutStatuses).default('due'),
  cursor: z.string().max(200).optional().openapi({ description: 'next_cursor of the previous page' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const payoutSchema = z
  .object({
    id: z.uuid(),
    payment_id: z.uuid(),
    claim_id: z.uuid(),
    user_id: z.uuid(),
    amount: pounds(),
    status: z.enum(payoutStatuses),
    reference: z.string().nullable(),
    reason: z.string().nullable(),
    created_at: moment(),
    decided_at: moment().nullable(),
  })
  .openapi('Payout');

const listedPayout = payoutSchema
  .extend({
    short_reference: z.string().openapi({ description: 'Reference of the claim' }),
    plaintiff_name: z.string(),
    defendant_name: z.string(),
    gross: pounds(),
    commission: pounds(),
    received_at: moment(),
    has_details: z.boolean().openapi({ description: 'Whether the claimant gave their bank details' }),
    refund_state: z.enum(['requested', 'done', 'failed']).nullable(),
    refundable_until: moment(),
    refund_refusal: z
      .string()
      .nullable()
      .openapi({ description: 'Why it cannot be refunded; null when it can' }),
  })
  .openapi('ListedPayout');

const total = z.object({
  count: z.int(),
  amount: pounds().openapi({ description: 'The claimants’ share, in pounds' }),
  gross: pounds().openapi({ description: 'What the payers paid, in pounds' }),
});

export const payoutsAnswer = z
  .object({
    payouts: z.array(listedPayout),
    next_cursor: z.string().nullable(),
    totals: z.object({ due: total, paid: total, failed: total, cancelled: total }),
  })
  .openapi('Payouts');

export const paidBody = z.object({ reference: shortText(70, 'Reference is required') });
export const failedBody = z.object({
  reason: shortText(300, 'Reason is required'),
  seen: z
    .enum(payoutStatuses)
    .optional()
    .openapi({ description: 'State that the admin saw: refused once it is another' }),
});
export const refundBody = z.object({ reason: shortText(300, 'Reason is required') });

export const detailsBody = z
  .object({
    account_holder: payoutDetailsForm.shape.accountHolder,
    sort_code: payoutDetailsForm.shape.sortCode,
    account_number: payoutDetailsForm.shape.accountNumber,
  })
  .openapi('PayoutDetailsForm');

export const detailsAnswer = z
  .object({
    details: z
      .object({
        account_holder: z.string(),
        sort_code: z.string(),
        account_number: z.string(),
        updated_at: moment(),
      })
      .nullable(),
  })
  .openapi('PayoutDetails');

export const refundSchema = z
  .object({
    id: z.uuid(),
    payment_id: z.uuid(),
    amount: pounds(),
    reason: z.string(),
    state: z.enum(['requested', 'done', 'failed']),
    created_at: moment(),
  })
  .openapi('Refund');

export const runSchema = z
  .object({
    id: z.uuid(),
    ran_at: moment(),
    since: moment(),
    checked: z.int(),
    settled: z.int().openapi({ description: 'Number of payments that this run recorded' }),
    differences: z.array(z.object({ kind: z.string(), about: z.string(), detail: z.string() })),
    by_hand: z.boolean(),
  })
  .openapi('ReconciliationRun');
