import { mostClaimIds } from '@plainclaim/domain/qa/claim-ids';
import type { TestClaimsDeps } from './test-claims.deps.ts';
import { countTestClaims, type TestClaimRow, testClaims } from './test-claims.store.ts';

export type CleanupPreview = {
  readonly claims: readonly (TestClaimRow & { readonly stays: boolean })[];
  /** The number of all test claims; the list holds the oldest of them. */
  readonly total: number;
};

/** The claims that cleaning up would remove, and those it would leave. */
export async function previewCleanup(deps: TestClaimsDeps): Promise<CleanupPreview> {
  const { db } = deps;
  const testers = await deps.testers(db);
  const claims = await testClaims(db, testers, mostClaimIds);
  const paid = await deps.withPayments(
    db,
    claims.map(({ id }) => id),
  );
  return {
    claims: claims.map((claim) => ({ ...claim, stays: paid.has(claim.id) })),
    total: await countTestClaims(db, testers),
  };
}
