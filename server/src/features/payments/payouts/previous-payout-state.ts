import { type PayoutStatus, payoutStatuses } from '@plainclaim/domain/payments/payout';
import type { Tx } from '../../../platform/db/db.ts';
import { type PastEvent, readHistory } from '../../history/index.ts';
import type { PayoutRow } from './payouts.store.ts';

type Before = Pick<PayoutRow, 'status' | 'reference' | 'decidedAt'> & {
  /** Whether the decision since then stopped the mail about that state. */
  readonly isUntold: boolean;
};

/** The status of a payout before its latest decision, with its time and reference, read from the history. */
export async function previousPayoutState(tx: Tx, { id, claimId }: PayoutRow): Promise<Before> {
  const events = (await readHistory(tx, claimId)).filter(
    ({ kind, facts }) => kind.startsWith('payout.') && facts.payout_id === id,
  );
  const latest = decisionsThatStand(events).at(-1);
  const status = payoutStatuses.find((one) => one === latest?.facts.from);
  if (!latest || !status) throw new Error('the history does not say what the payout was');
  // As it was then: what the latest decision itself took back still stood.
  const before = decisionsThatStand(events.slice(0, events.indexOf(latest)));
  const became = before.findLast(({ kind }) => statusAfter(kind) === status);
  const referenceThen = became?.facts.reference;
  return {
    status,
    reference: status === 'paid' && typeof referenceThen === 'string' ? referenceThen : null,
    decidedAt: became?.at ?? null,
    isUntold: became !== undefined && (doesTakeBack(latest, became) || latest.facts.mail_dropped === true),
  };
}

const decisionsThatStand = (events: readonly PastEvent[]): PastEvent[] =>
  events.filter(
    (event, at) =>
      event.kind !== 'payout.taken-back' && !events.slice(at + 1).some((later) => doesTakeBack(later, event)),
  );

const doesTakeBack = (later: PastEvent, event: PastEvent): boolean =>
  event.facts.held_act !== undefined && later.facts.takes_back === event.facts.held_act;

/** The status that an event of a payout leads to. */
export function statusAfter(kind: string): PayoutStatus {
  const said = kind === 'payout.corrected' ? 'due' : kind.replace('payout.', '');
  return payoutStatuses.find((one) => one === said) ?? 'due';
}
