import type { ErrorAnswer } from '../../claims/testing/claims-bench.ts';
import { openPaymentsBench } from './payments-bench.ts';

type Listed = {
  readonly id: string;
  readonly payment_id: string;
  readonly status: string;
  readonly has_details: boolean;
  readonly refund_refusal: string | null;
};

/** A claim that was paid by card, with its payout due. */
export async function openPayoutsBench() {
  const bench = await openPaymentsBench();
  const token = await bench.sendLink();
  await bench.pay(token);
  const list = async (query = 'status=due') =>
    (
      await bench.call<{ payouts: Listed[]; next_cursor: string | null; totals: Record<string, object> }>(
        bench.admin,
        'GET',
        `/api/admin/payouts?${query}`,
      )
    ).body;
  const [payout] = (await list()).payouts;
  if (!payout) throw new Error('nothing is due');
  const decide = (move: string, body?: object) =>
    bench.call<ErrorAnswer & { payout: Listed }>(
      bench.admin,
      'POST',
      `/api/admin/payouts/${payout.id}/${move}`,
      body,
    );
  const refund = () =>
    bench.call<ErrorAnswer & { refund: { state: string } }>(
      bench.admin,
      'POST',
      `/api/admin/payments/${payout.payment_id}/refund`,
      { reason: 'Paid by mistake' },
    );
  const giveDetails = () => bench.call(bench.hannah, 'PUT', '/api/account/payout-details', bankDetails);
  return { ...bench, token, list, payout, decide, refund, giveDetails };
}

export const bankDetails = {
  account_holder: 'Hannah Okoro',
  sort_code: '12-34-56',
  account_number: '12345678',
};
