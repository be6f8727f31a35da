import { defendantName } from '@plainclaim/domain/claims/defendant';
import { formatSortCode, maskAccountNumber, maskSortCode } from '@plainclaim/domain/payments/payout-details';
import { refundableUntil } from '@plainclaim/domain/payments/refund';
import { pence, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { ListedPayout, PayoutTotals } from './payouts/list-payouts.ts';
import type { KeptDetails } from './payouts/payout-details.ts';
import type { PayoutRow } from './payouts/payouts.store.ts';
import type { RunRow } from './reconciliation/reconciliation.store.ts';
import type { RefundRow } from './refunds/refunds.store.ts';

const pounds = (amount: number): number => poundsFromPence(pence(amount));

export const presentPayout = (payout: PayoutRow) => ({
  id: payout.id,
  payment_id: payout.paymentId,
  claim_id: payout.claimId,
  user_id: payout.userId,
  amount: pounds(payout.amount),
  status: payout.status,
  reference: payout.reference,
  reason: payout.reason,
  created_at: payout.createdAt.toISOString(),
  decided_at: payout.decidedAt?.toISOString() ?? null,
});

export const presentListedPayout = (listed: ListedPayout) => ({
  ...presentPayout(listed.payout),
  short_reference: listed.claim.shortReference,
  plaintiff_name: listed.claim.plaintiffName,
  defendant_name: defendantName(listed.claim),
  gross: pounds(listed.payment.gross),
  commission: pounds(listed.payment.commission),
  received_at: listed.payment.receivedAt.toISOString(),
  has_details: listed.hasDetails,
  refund_state: listed.refundState,
  refundable_until: refundableUntil(listed.payment.receivedAt).toISOString(),
  refund_refusal: listed.refundRefusal,
});

export const presentTotals = (totals: PayoutTotals) => {
  const one = (status: keyof PayoutTotals) => ({
    count: totals[status].count,
    amount: pounds(totals[status].amount),
    gross: pounds(totals[status].gross),
  });
  return { due: one('due'), paid: one('paid'), failed: one('failed'), cancelled: one('cancelled') };
};

/** For the claimant: enough to recognise the account. */
export const presentMaskedDetails = (details: KeptDetails | null) =>
  details && {
    account_holder: details.accountHolder,
    sort_code: maskSortCode(details.sortCode),
    account_number: maskAccountNumber(details.accountNumber),
    updated_at: details.updatedAt.toISOString(),
  };

/** For the admin who pays. */
export const presentWholeDetails = (details: KeptDetails | null) =>
  details && {
    account_holder: details.accountHolder,
    sort_code: formatSortCode(details.sortCode),
    account_number: details.accountNumber,
    updated_at: details.updatedAt.toISOString(),
  };

export const presentRefund = (refund: RefundRow) => ({
  id: refund.id,
  payment_id: refund.paymentId,
  amount: pounds(refund.gross),
  reason: refund.reason,
  state: refund.state,
  created_at: refund.createdAt.toISOString(),
});

export const presentRun = (run: RunRow) => ({
  id: run.id,
  ran_at: run.ranAt.toISOString(),
  since: run.since.toISOString(),
  checked: run.checked,
  settled: run.settled,
  differences: run.differences.map(({ kind, about, detail }) => ({ kind, about, detail })),
  by_hand: run.startedBy !== null,
});
