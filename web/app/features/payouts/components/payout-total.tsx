import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { PayoutTab } from '../api/payouts-api.ts';

const words: Record<PayoutTab, string> = {
  due: 'due to',
  paid: 'sent to',
  failed: 'not sent yet, still owed to',
  cancelled: 'given back, no longer owed to',
};

type PayoutTotalProps = { status: PayoutTab; total: { count: number; amount: number } };

/** £1,240.00 due to 2 claims. */
export function PayoutTotal({ status, total }: PayoutTotalProps) {
  return (
    <p className="text-18">
      <span className="amt">{formatGbp(penceFromPounds(total.amount))}</span> {words[status]} the claimants of{' '}
      {total.count.toLocaleString('en-GB')} {total.count === 1 ? 'payment' : 'payments'}.
    </p>
  );
}
