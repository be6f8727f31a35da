import { interestFreeDays } from '@plainclaim/domain/claims/holds/hold';
import type { InterestFreeDays } from '@plainclaim/domain/law/interest/segments';
import type { Executor } from '../../../platform/db/db.ts';
import { holdOfRow, holdsOf } from './holds.store.ts';

/** For a letter that is written or dated anew. */
export const interestFreeDaysOf = async (
  executor: Executor,
  claimId: string,
): Promise<readonly InterestFreeDays[]> =>
  interestFreeDays((await holdsOf(executor, claimId)).map(holdOfRow));
