import { type PayoutStatus, payoutStatuses } from '@plainclaim/domain/payments/payout';
import { refundRefusal } from '@plainclaim/domain/payments/refund';
import { type Pence, pence } from '@plainclaim/domain/shared/money';
import { type Page, readPage } from '../../../http/paging.ts';
import { type ClaimRow, claimsByIds } from '../../claims/index.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { countPayouts, type ListedPayoutRow, listPayoutRows } from './payouts.store.ts';

export type ListedPayout = ListedPayoutRow & {
  readonly claim: ClaimRow;
  /** Why its payment cannot be refunded; null when it can. */
  readonly refundRefusal: string | null;
};

export type PayoutTotal = {
  readonly count: number;
  /** The claimants’ share. */
  readonly amount: Pence;
  /** The amount the payers paid, which a refund returns. */
  readonly gross: Pence;
};

export type PayoutTotals = Readonly<Record<PayoutStatus, PayoutTotal>>;

export type PayoutList = Page<ListedPayout> & { readonly totals: PayoutTotals };

/** Payouts that are due, paid or failed. */
export async function listPayouts(
  { db, clock }: Pick<PaymentsDeps, 'db' | 'clock'>,
  asked: { readonly status: PayoutStatus; readonly cursor?: string | undefined; readonly limit: number },
): Promise<PayoutList> {
  const now = clock.now();
  const page = await readPage(
    asked,
    (limit, after) => listPayoutRows(db, { status: asked.status, limit, after }),
    ({ payout }) => ({ at: payout.createdAt, id: payout.id }),
  );
  const claims = await claimsByIds(
    db,
    page.rows.map(({ payout }) => payout.claimId),
  );
  const claimOf = new Map(claims.map((claim) => [claim.id, claim]));
  const rows = page.rows.flatMap((row) => {
    const claim = claimOf.get(row.payout.claimId);
    const refusal = refundRefusal({ ...row.payment, payout: row.payout.status }, now);
    return claim ? [{ ...row, claim, refundRefusal: row.refundState === 'failed' ? null : refusal }] : [];
  });
  return { rows, nextCursor: page.nextCursor, totals: await totals(db) };
}

async function totals(db: PaymentsDeps['db']): Promise<PayoutTotals> {
  const counted = new Map((await countPayouts(db)).map((one) => [one.status, one]));
  return Object.fromEntries(
    payoutStatuses.map((status) => {
      const { count = 0, amount, gross } = counted.get(status) ?? {};
      return [status, { count, amount: pence(Number(amount ?? 0)), gross: pence(Number(gross ?? 0)) }];
    }),
  ) as PayoutTotals;
}
