import { testName } from '@plainclaim/domain/qa/test-claims';
import { and, asc, count, eq, inArray, like, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import type { ClaimRow } from '../claims.store.ts';
import { claimDocuments, legalClaims } from '../claims.tables.ts';

/** Owned by one of these users, regardless of the claimant's name. */
const ownedBy = (owners: readonly string[]) => inArray(legalClaims.userId, [...owners]);

/** Claims that cleaning up may remove: owned by a tester, with a test name as the claimant. */
const isTestClaim = (owners: readonly string[]) =>
  and(ownedBy(owners), like(legalClaims.plaintiffName, `%${testName}%`));

const columns = {
  id: legalClaims.id,
  plaintiffName: legalClaims.plaintiffName,
  issueType: legalClaims.issueType,
  jurisdiction: legalClaims.jurisdiction,
  amount: legalClaims.amount,
  status: legalClaims.status,
  responseDeadline: legalClaims.responseDeadline,
};

const rows = (executor: Executor) => executor.select(columns).from(legalClaims);

export type TestClaimRow = Awaited<ReturnType<typeof rows>>[number];

export async function testClaims(
  executor: Executor,
  owners: readonly string[],
  limit: number,
): Promise<TestClaimRow[]> {
  if (owners.length === 0) return [];
  return await rows(executor)
    .where(isTestClaim(owners))
    .orderBy(asc(legalClaims.createdAt), asc(legalClaims.id))
    .limit(limit);
}

export async function countTestClaims(executor: Executor, owners: readonly string[]): Promise<number> {
  if (owners.length === 0) return 0;
  const [row] = await executor.select({ count: count() }).from(legalClaims).where(isTestClaim(owners));
  return row?.count ?? 0;
}

type LockOne = (tx: Tx, owners: readonly string[], id: string) => Promise<ClaimRow | undefined>;

const lockOne =
  (mayBeTaken: (owners: readonly string[]) => SQL | undefined): LockOne =>
  async (tx, owners, id) => {
    if (owners.length === 0) return undefined;
    const [row] = await tx
      .select()
      .from(legalClaims)
      .where(and(eq(legalClaims.id, id), mayBeTaken(owners)))
      .for('update');
    return row;
  };

/** Undefined when it is no test claim, or no longer one. */
export const lockTestClaim = lockOne(isTestClaim);

/** Undefined when no tester owns it. */
export const lockClaimOf = lockOne(ownedBy);

export async function documentPathsOf(tx: Tx, claimId: string): Promise<{ readonly filePath: string }[]> {
  return await tx
    .select({ filePath: claimDocuments.filePath })
    .from(claimDocuments)
    .where(eq(claimDocuments.claimId, claimId));
}
