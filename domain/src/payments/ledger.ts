import { type Pence, pence } from '../shared/money.ts';
import { splitCommission } from './commission.ts';

/**
 * Where money can be. What comes in at the card provider is owed to the claimant and to ourselves until it is paid
 * out or refunded.
 */
export const ledgerAccounts = ['card-provider', 'owed-to-claimant', 'commission', 'bank'] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Debits are above zero, credits below. The entries of one happening always make zero. */
export type LedgerEntry = { readonly account: LedgerAccount; readonly amount: Pence };

/** A defendant paid: all of it lies with the provider, most of it is owed to the claimant. */
export function paymentEntries(gross: Pence): readonly LedgerEntry[] {
  const { commission, toClaimant } = splitCommission(positive(gross));
  return withoutNothing([
    { account: 'card-provider', amount: gross },
    { account: 'owed-to-claimant', amount: negative(toClaimant) },
    { account: 'commission', amount: negative(commission) },
  ]);
}

/** The claimant got their share. */
export function payoutEntries(amount: Pence): readonly LedgerEntry[] {
  return [
    { account: 'owed-to-claimant', amount: positive(amount) },
    { account: 'bank', amount: negative(amount) },
  ];
}

/** A payment is undone before its payout: everyone is back where they were. */
export function refundEntries(gross: Pence): readonly LedgerEntry[] {
  return paymentEntries(gross).map(({ account, amount }) => ({ account, amount: negative(amount) }));
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

function withoutNothing(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return entries.filter(({ amount }) => amount !== 0);
}
