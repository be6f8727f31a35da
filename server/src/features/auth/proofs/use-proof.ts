import { lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { sha256 } from '../tokens/auth-secrets.ts';
import { authUsedProofs } from './proofs.tables.ts';

/** False when this statement has opened a session before, also in concurrent requests. */
export async function useProof(
  tx: Tx,
  kind: 'web3' | 'saml',
  statement: string,
  expiresAt: Date,
): Promise<boolean> {
  const added = await tx
    .insert(authUsedProofs)
    .values({ kind, hash: sha256(statement), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: authUsedProofs.hash });
  return added.length === 1;
}

export async function forgetExpiredProofs(executor: Executor, now: Date): Promise<void> {
  await executor.delete(authUsedProofs).where(lt(authUsedProofs.expiresAt, now));
}
