import type { SetElsewhere } from '../../auth/index.ts';
import { deleteDetailsOf } from './payout-details.store.ts';
import { detailsOf } from './payouts.store.ts';

/**
 * Bank details are removed when a mailbox is first proven: a stranger may have entered their own account
 * before.
 */
export const payoutDetailsOfAccount: SetElsewhere = {
  what: 'payout-details',
  isSet: async (executor, userId) => (await detailsOf(executor, userId)) !== undefined,
  remove: deleteDetailsOf,
};
