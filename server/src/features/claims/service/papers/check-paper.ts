import { readCheckCode, readSha256 } from '@plainclaim/domain/letters/serving/check-code';
import type { ClaimsDeps } from '../../claims.deps.ts';
import { isCertified } from './papers.store.ts';

/** Whether a document is one that a certificate of this code named. Anything mistyped is no match either. */
export async function checkPaper(
  { db }: Pick<ClaimsDeps, 'db'>,
  { code, sha256 }: { readonly code: string; readonly sha256: string },
): Promise<boolean> {
  const readCode = readCheckCode(code);
  const readHash = readSha256(sha256);
  return readCode !== undefined && readHash !== undefined && (await isCertified(db, readCode, readHash));
}
