import { mostClaimIds } from '@plainclaim/domain/qa/claim-ids';
import type { TestClaimsDeps } from './test-claims.deps.ts';
import { countTestClaims, type TestClaimRow, testClaims } from './test-claims.store.ts';

export type CleanupPreview = {
  readonly claims: readonly (TestClaimRow & { readonly stays: boolean })[];
  /** All there are; the list holds the oldest of them. */
  readonly total: number;
};

/** What cleaning up would remove, and what it would have to leave. */
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
