import { networkOf } from '../../../platform/network-of.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { addressesUsed } from '../sessions/sessions.store.ts';
import { giveAllBack, type Limited, limitAll } from './limit.ts';

/** How long after its last session an address counts as the account's own. */
const addressMemoryMs = 90 * 24 * 3600 * 1000;

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Each attempt takes from three kinds of allowance; a correct password returns them. Per account and address:
 * strict, against guessing. Per account: looser, against guessing from many addresses; skipped for an address
 * its owner uses, so that a stranger cannot lock them out. Per address: loosest, against one password tried
 * on many accounts. All or none are taken: an attempt that a strict one refuses costs neighbours at the
 * address nothing. Unknown accounts count like known ones.
 */
export async function takePasswordAllowances(
  auth: AuthKit,
  account: string,
  userId: string | undefined,
  { address }: Visitor,
): Promise<() => Promise<void>> {
  const since = new Date(auth.clock.now().getTime() - addressMemoryMs);
  // Queried for unknown accounts too: the response time must not show which accounts exist.
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
