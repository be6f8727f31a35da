import { isHeldBack } from '@plainclaim/domain/shared/mail-acts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { DataRow, DataSection } from '../../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../../platform/personal-data/table-section.ts';
import { payouts } from '../payments.tables.ts';
import { payoutAsTold } from './payout-as-told.ts';
import { payoutById } from './payouts.store.ts';

const stored = tableSection(payouts, {
  name: 'payouts',
  about: 'Your shares and whether they were sent to your bank, in pence.',
  of: ({ userId }) => eq(payouts.userId, userId),
  key: payouts.id,
  show: ['id', 'paymentId', 'claimId', 'amount', 'status', 'reference', 'reason', 'createdAt', 'decidedAt'],
  leaveOut: { userId: 'you', decidedBy: 'a member of our team' },
});

/** Payouts as the claim's page tells of them: without a decision that can still be taken back. */
export const payoutsSection: DataSection = {
  ...stored,
  rows: async function* (db, person) {
    for await (const page of stored.rows(db, person)) {
      const told: DataRow[] = [];
      for (const row of page) told.push(await asTold(db, row, person.at));
      yield told;
    }
  },
};

async function asTold(db: Db, row: DataRow, at: Date): Promise<DataRow> {
  // Most were decided long ago: the history is read for the others only.
  const isHeld = row.decided_at instanceof Date && isHeldBack(row.decided_at, at);
  const payout = isHeld ? await payoutById(db, String(row.id)) : undefined;
  if (!payout) return row;
  const { status, reference, reason, decidedAt } = await payoutAsTold(db, payout, at);
  return { ...row, status, reference, reason, decided_at: decidedAt };
}
