import { randomBytes } from 'node:crypto';
import { checkCodeFrom, randomBytesOfCheckCode } from '@plainclaim/domain/letters/serving/check-code';
import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../../platform/db/db.ts';
import { certifiedPapers, checkCodes } from './papers.tables.ts';

/** The claim's code, drawn when its first certificate is made. */
export async function checkCodeOf(tx: Tx, claimId: string, now: Date): Promise<string> {
  const code = checkCodeFrom(randomBytes(randomBytesOfCheckCode));
  await tx.insert(checkCodes).values({ claimId, code, createdAt: now }).onConflictDoNothing();
  const [stored] = await tx.select().from(checkCodes).where(eq(checkCodes.claimId, claimId));
  if (!stored) throw new Error('the code was not stored');
  return stored.code;
}

type CertifiedPaper = Pick<typeof certifiedPapers.$inferInsert, 'sha256' | 'kind'>;

export async function addCertifiedPapers(
  executor: Executor,
  claimId: string,
  papers: readonly CertifiedPaper[],
  now: Date,
): Promise<void> {
  const rows = papers.map((paper) => ({ ...paper, claimId, createdAt: now }));
  await executor.insert(certifiedPapers).values(rows).onConflictDoNothing();
}

/** False alike for an unknown code and for another document, so that a code alone reveals nothing. */
export async function isCertified(executor: Executor, code: string, sha256: string): Promise<boolean> {
  const found = await executor
    .select({ claimId: checkCodes.claimId })
    .from(checkCodes)
    .innerJoin(certifiedPapers, eq(certifiedPapers.claimId, checkCodes.claimId))
    .where(and(eq(checkCodes.code, code), eq(certifiedPapers.sha256, sha256)));
  return found.length > 0;
}

/** For test claims only: the certificates of every other claim can be checked after it is erased. */
export async function deletePapersOf(tx: Tx, claimId: string): Promise<void> {
  await tx.delete(certifiedPapers).where(eq(certifiedPapers.claimId, claimId));
  await tx.delete(checkCodes).where(eq(checkCodes.claimId, claimId));
}
