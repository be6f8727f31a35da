import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { claimFacts } from './facts.tables.ts';

export type ClaimFactsRow = typeof claimFacts.$inferSelect;

export type FirstFacts = {
  readonly claimId: string;
  readonly content: FactsContent;
  /** When the letter went; null while none has. */
  readonly frozenAt: Date | null;
  readonly createdAt: Date;
};

export async function insertFirstFacts(tx: Tx, facts: FirstFacts): Promise<void> {
  await tx.insert(claimFacts).values({ ...facts, version: 1 });
}

/** The newest version; undefined once the claim was erased. */
export async function newestFacts(executor: Executor, claimId: string): Promise<ClaimFactsRow | undefined> {
  const newest = prepared(executor, 'newest_facts_of_claim', (name) =>
    executor
      .select()
      .from(claimFacts)
      .where(eq(claimFacts.claimId, sql.placeholder('claimId')))
      .orderBy(desc(claimFacts.version))
      .limit(1)
      .prepare(name),
  );
  const [row] = await newest.execute({ claimId });
  return row;
}

/** The letter of this claim goes now. Facts that went before keep their moment. */
export async function freezeFactsOf(tx: Tx, claimId: string, at: Date): Promise<void> {
  await tx
    .update(claimFacts)
    .set({ frozenAt: at })
    .where(and(eq(claimFacts.claimId, claimId), isNull(claimFacts.frozenAt)));
}

/** File names are personal, and the files are gone. */
export async function forgetEvidenceOf(tx: Tx, claimIds: readonly string[]): Promise<void> {
  if (claimIds.length === 0) return;
  await tx
    .update(claimFacts)
    .set({ content: sql`jsonb_set(${claimFacts.content}, '{evidence}', '[]')` })
    .where(inArray(claimFacts.claimId, [...claimIds]));
}

export async function deleteFactsOf(tx: Tx, claimId: string): Promise<void> {
  await tx.delete(claimFacts).where(eq(claimFacts.claimId, claimId));
}
