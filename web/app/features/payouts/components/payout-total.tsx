import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { PayoutTab } from '../api/payouts-api.ts';

const words: Record<PayoutTab, string> = {
  due: 'due to the claimants of',
  paid: 'sent to the claimants of',
  failed: 'not sent yet, still owed to the claimants of',
  cancelled: 'refunded, or to be refunded, to the payers of',
};

type PayoutTotalProps = { status: PayoutTab; total: { count: number; amount: number; gross: number } };

/** £1,240.00 due to the claimants of 2 payments. */
export function PayoutTotal({ status, total }: PayoutTotalProps) {
  // A refund gives back the whole payment, with our commission.
  const amount = status === 'cancelled' ? total.gross : total.amount;
  return (
    <p className="text-18">
      <span className="amt">{formatGbp(penceFromPounds(amount))}</span> {words[status]}{' '}
      {total.count.toLocaleString('en-GB')} {total.count === 1 ? 'payment' : 'payments'}.
    </p>
  );
}
