import { nobodysAddress } from '@plainclaim/domain/shared/nobodys-address';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import type { DataSection, Person, PersonalPart } from '../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../platform/personal-data/table-section.ts';
import { linksSection } from './links/links.personal.ts';
import type { PaymentsDeps } from './payments.deps.ts';
import { checkoutSessions, paymentIntents, payments, payouts, refunds } from './payments.tables.ts';
import { payoutsSection } from './payouts/payouts.personal.ts';
import { detailsOf } from './payouts/payouts.store.ts';
import { openAccount } from './payouts/seal-account.ts';

const paymentsOf = (claimIds: readonly string[]) =>
  sql`(select ${payments.id} from ${payments} where ${inArray(payments.claimId, [...claimIds])})`;

const linksOf = (claimIds: readonly string[]) =>
  sql`(select ${paymentIntents.id} from ${paymentIntents} where ${inArray(paymentIntents.claimId, [...claimIds])})`;

const sections: readonly DataSection[] = [
  linksSection,
  tableSection(checkoutSessions, {
    name: 'checkouts',
    about: 'When the other side went to pay by card.',
    of: ({ claimIds }) => inArray(checkoutSessions.paymentIntentId, linksOf(claimIds)),
    key: checkoutSessions.id,
    show: ['id', 'paymentIntentId', 'provider', 'state', 'amount', 'createdAt', 'expiresAt', 'settledAt'],
    leaveOut: {
      providerSessionId: 'the card provider’s reference for the payer',
      url: 'the payer’s own address at the card provider',
      providerPaymentId: 'the card provider’s reference for the payer',
    },
  }),
  tableSection(payments, {
    name: 'payments',
    about: 'Payments for your claims, in pence, with our commission and your share.',
    of: ({ claimIds }) => inArray(payments.claimId, [...claimIds]),
    key: payments.id,
    show: [
      'id',
      'checkoutSessionId',
      'paymentIntentId',
      'claimId',
      'kind',
      'gross',
      'commission',
      'toClaimant',
      'receivedAt',
      'refundedAt',
    ],
    leaveOut: {},
  }),
  payoutsSection,
  tableSection(refunds, {
    name: 'refunds',
    about: 'Payments that went back to the payer, in pence.',
    of: ({ claimIds }) => inArray(refunds.paymentId, paymentsOf(claimIds)),
    key: refunds.id,
    show: ['id', 'paymentId', 'gross', 'reason', 'state', 'createdAt', 'decidedAt'],
    leaveOut: {
      requestedBy: 'a member of our team',
      attempt: 'a counter of tries',
      providerRefundId: 'the card provider’s reference for the payer',
    },
  }),
];

const bankDetails = ({ secretKey }: Pick<PaymentsDeps, 'secretKey'>): DataSection => ({
  name: 'bank-details',
  about: 'Where we send your money.',
  table: 'payout_details',
  leftOut: { user_id: 'you', sealed_account: 'encrypted; sort code and account number are shown instead' },
  rows: async function* (db, { userId }) {
    const details = await detailsOf(db, userId);
    if (!details) return;
    // Encrypted with an older key it cannot be decrypted: the download then contains the rest.
    const account = openAccount(secretKey, userId, details.sealedAccount);
    yield [
      {
        account_holder: details.accountHolder,
        sort_code: account?.sortCode ?? null,
        account_number: account?.accountNumber ?? null,
        updated_at: details.updatedAt,
      },
    ];
  },
});

/** Bank details are deleted with the account. */
export const paymentsPersonalPart = (deps: Pick<PaymentsDeps, 'secretKey'>): PersonalPart => ({
  sections: [...sections, bankDetails(deps)],
  notShown: {
    ledger_transactions: 'our books: the same payments once more',
    ledger_entries: 'our books: the same sums once more',
    provider_events: 'technical notices of the card provider, without people',
    reconciliation_runs: 'our nightly comparison with the card provider, without people',
    test_checkouts: 'the test checkout of a development machine; empty in production',
    test_refunds: 'the test checkout of a development machine; empty in production',
  },
  eraseClaim: async (tx, claimId) => {
    await tx
      .update(paymentIntents)
      .set({ recipientEmail: nobodysAddress })
      .where(eq(paymentIntents.claimId, claimId));
  },
});

/** Money in transit, which prevents deleting the account: shares we owe, and checkouts that are open now. */
export async function moneyUnderWay(
  tx: Tx,
  { userId, claimIds }: Pick<Person, 'userId' | 'claimIds'>,
): Promise<{ readonly payoutsOwed: number; readonly claimsBeingPaid: readonly string[] }> {
  const [owed] = await tx
    .select({ count: count() })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), inArray(payouts.status, ['due', 'failed'])));
  const paying = await tx
    .selectDistinct({ claimId: paymentIntents.claimId })
    .from(checkoutSessions)
    .innerJoin(paymentIntents, eq(paymentIntents.id, checkoutSessions.paymentIntentId))
    .where(and(eq(checkoutSessions.state, 'open'), inArray(paymentIntents.claimId, [...claimIds])));
  return { payoutsOwed: owed?.count ?? 0, claimsBeingPaid: paying.map(({ claimId }) => claimId) };
}
