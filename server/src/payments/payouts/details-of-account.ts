import type { SetElsewhere } from '../../auth/index.ts';
import { deleteDetailsOf } from './payout-details.store.ts';
import { detailsOf } from './payouts.store.ts';

/** Bank details belong to what the first proof of a mailbox removes: they may lead to an account of a stranger. */
export const payoutDetailsOfAccount: SetElsewhere = {
  what: 'payout-details',
  isSet: async (executor, userId) => (await detailsOf(executor, userId)) !== undefined,
  remove: deleteDetailsOf,
};
