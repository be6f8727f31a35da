import { type PayoutStatus, payoutStatuses } from '@plainclaim/domain/payments/payout';
import type { Tx } from '../../../platform/db/db.ts';
import { readHistory } from '../../history/index.ts';
import type { PayoutRow } from './payouts.store.ts';

type Before = Pick<PayoutRow, 'status' | 'reference' | 'decidedAt'>;

/** The status of a payout before its latest decision, with its time and reference, read from the history. */
export async function previousPayoutState(tx: Tx, { id, claimId }: PayoutRow): Promise<Before> {
  const events = (await readHistory(tx, claimId)).filter(
    ({ kind, facts }) => /^payout\.(?!taken-back)/.test(kind) && facts.payout_id === id,
  );
  const status = payoutStatuses.find((one) => one === events.at(-1)?.facts.from);
  if (!status) throw new Error('the history does not say what the payout was');
  const became = events.slice(0, -1).findLast(({ kind }) => statusAfter(kind) === status);
  const referenceThen = became?.facts.reference;
  return {
    status,
    reference: status === 'paid' && typeof referenceThen === 'string' ? referenceThen : null,
    decidedAt: became?.at ?? null,
  };
}

/** The status that an event of a payout leads to. */
export function statusAfter(kind: string): PayoutStatus {
  const said = kind === 'payout.corrected' ? 'due' : kind.replace('payout.', '');
  return payoutStatuses.find((one) => one === said) ?? 'due';
}
