import { type Pence, pence } from '../shared/money.ts';
import { splitCommission } from './commission.ts';

/**
 * The accounts of the ledger. Money received at the card provider is owed to the claimant, less our
 * commission, until it is paid out, or to the payer once it is to be refunded.
 */
export const ledgerAccounts = [
  'card-provider',
  'owed-to-claimant',
  'owed-to-payer',
  'commission',
  'bank',
] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];

const ledgerKinds = [
  'payment',
  'surplus',
  'payout',
  'payout-returned',
  'refund-promised',
  'refund-paid',
] as const;

export type LedgerKind = (typeof ledgerKinds)[number];

/** Debits are positive, credits negative. The entries of one transaction always sum to zero. */
export type LedgerEntry = { readonly account: LedgerAccount; readonly amount: Pence };

/** A defendant paid: the provider holds all of it, and all but our commission is owed to the claimant. */
export function paymentEntries(gross: Pence): readonly LedgerEntry[] {
  const { commission, toClaimant } = splitCommission(positive(gross));
  return withoutZeroes([
    { account: 'card-provider', amount: gross },
    { account: 'owed-to-claimant', amount: negative(toClaimant) },
    { account: 'commission', amount: negative(commission) },
  ]);
}

/** Money arrived for a claim already paid or closed: all of it is refunded, without commission. */
export function surplusEntries(gross: Pence): readonly LedgerEntry[] {
  return [
    { account: 'card-provider', amount: positive(gross) },
    { account: 'owed-to-payer', amount: negative(gross) },
  ];
}

/** The claimant's share was paid out. */
export function payoutEntries(amount: Pence): readonly LedgerEntry[] {
  return [
    { account: 'owed-to-claimant', amount: positive(amount) },
    { account: 'bank', amount: negative(amount) },
  ];
}

/** The bank returned a payout: it is owed again. */
export function payoutReturnedEntries(amount: Pence): readonly LedgerEntry[] {
  return undone(payoutEntries(amount));
}

/** A payment is to be refunded before its payout: the claimant's share and our commission go to the payer. */
export function refundPromisedEntries(gross: Pence): readonly LedgerEntry[] {
  const shares = paymentEntries(gross).filter(({ account }) => account !== 'card-provider');
  return [...undone(shares), { account: 'owed-to-payer', amount: negative(gross) }];
}

/** The provider refunded the payer. */
export function refundPaidEntries(gross: Pence): readonly LedgerEntry[] {
  return undone(surplusEntries(gross));
}

export function sumOf(entries: readonly LedgerEntry[]): Pence {
  return pence(entries.reduce((sum, { amount }) => sum + amount, 0));
}

export function balanceOf(account: LedgerAccount, entries: readonly LedgerEntry[]): Pence {
  return sumOf(entries.filter((entry) => entry.account === account));
}

function positive(amount: Pence): Pence {
  if (amount <= 0) throw new RangeError(`Not an amount that can move: ${amount}`);
  return amount;
}

function negative(amount: Pence): Pence {
  return pence(-amount);
}

const undone = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.map(({ account, amount }) => ({ account, amount: negative(amount) }));

function withoutZeroes(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return entries.filter(({ amount }) => amount !== 0);
}
