import { isHeldBack, type SeenAt } from '@plainclaim/domain/shared/mail-acts';
import type { Executor } from '../../../platform/db/db.ts';
import { readHistory } from '../../history/index.ts';
import type { PayoutRow } from './payouts.store.ts';
import { statusAfter } from './previous-payout-state.ts';

type Told = Pick<PayoutRow, 'status' | 'reference' | 'reason' | 'decidedAt'>;

/** A payout as the reader is shown it. To its claimant: while a decision can be taken back, as it was before. */
export async function payoutAsTold(executor: Executor, payout: PayoutRow, seenAt: SeenAt): Promise<Told> {
  const { id, claimId, status, reference, reason, decidedAt } = payout;
  // Cancelled is no decision of its own: it goes with a refund.
  if (status === 'cancelled' || !decidedAt || !seenAt || !isHeldBack(decidedAt, seenAt))
    return { status, reference, reason, decidedAt };
  const shown = await readHistory(executor, claimId, seenAt);
  const last = shown.findLast(({ kind, facts }) => kind.startsWith('payout.') && facts.payout_id === id);
  const before = last ? statusAfter(last.kind) : 'due';
  return {
    status: before,
    reference: before === 'paid' ? textIn(last?.facts.reference) : null,
    reason: before === 'failed' ? textIn(last?.facts.reason) : null,
    decidedAt: last?.at ?? null,
  };
}

const textIn = (fact: unknown): string | null => (typeof fact === 'string' ? fact : null);
