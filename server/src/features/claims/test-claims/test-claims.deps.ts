import type { Executor, Tx } from '../../../platform/db/db.ts';
import type { ClaimsDeps } from '../claims.deps.ts';

export type TestClaimsDeps = Pick<ClaimsDeps, 'db' | 'clock' | 'law' | 'log' | 'files' | 'config'> & {
  /** User ids of testers: only their claims may be changed and removed here. */
  readonly testers: (executor: Executor) => Promise<readonly string[]>;
  /** Those of the claims that received payments. */
  readonly withPayments: (executor: Executor, claimIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /**
   * Removes rows of other slices about a claim. Returns the keys of files that are unclaimed from then on.
   */
  readonly onRemoved: (tx: Tx, claimId: string) => Promise<readonly string[]>;
};
