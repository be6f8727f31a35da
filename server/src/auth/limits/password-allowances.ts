import { networkOf } from '../../platform/network-of.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { addressesUsed } from '../sessions/sessions.store.ts';
import { giveAllBack, type Limited, limitAll } from './limit.ts';

/** An address counts as the account's own for this long after it was last used from there. */
const addressMemoryMs = 90 * 24 * 3600 * 1000;

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Every try takes from three allowances, and a right password gives them back. Strict for one account from one
 * address, so that guessing is hopeless. Looser for the account as a whole, against guessing from many addresses,
 * and not at all for an address its owner uses: a stranger cannot lock them out. Loose for an address as a whole,
 * against trying one password on many accounts; behind the strict ones, so that whoever is refused there uses up
 * nothing that a neighbour needs. Unknown accounts count like known ones.
 */
export async function takePasswordAllowances(
  auth: AuthKit,
  account: string,
  userId: string | undefined,
  { address }: Visitor,
): Promise<() => Promise<void>> {
  const since = new Date(auth.clock.now().getTime() - addressMemoryMs);
  // Asked for nobody too: a lookup less would tell who is known.
  const used = await addressesUsed(auth.db, userId ?? nobody, since);
  const isOwnAddress = used.some((one) => networkOf(one) === networkOf(address));
  const allowances: Limited[] = [
    ['passwordQuick', account, address],
    ['passwordLong', account, address],
    ['passwordAddress', address],
    ...(isOwnAddress ? [] : [['passwordAccount', account] as const]),
  ];
  await limitAll(auth, allowances);
  return () => giveAllBack(auth, allowances);
}
