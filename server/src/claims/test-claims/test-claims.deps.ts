import type { Executor, Tx } from '../../platform/db/db.ts';
import type { ClaimsDeps } from '../claims.deps.ts';

export type TestClaimsDeps = Pick<ClaimsDeps, 'db' | 'clock' | 'log' | 'files' | 'config'> & {
  /** Whose claims may be changed and removed here: those of testers, and nobody else's. */
  readonly testers: (executor: Executor) => Promise<readonly string[]>;
  /** Which of these claims money arrived for. */
  readonly withPayments: (executor: Executor, claimIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Removes what other slices keep about a claim. Gives back the keys of files that then belong to nothing. */
  readonly onRemoved: (tx: Tx, claimId: string) => Promise<readonly string[]>;
};
