import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../../claims.deps.ts';
import type { ClaimRow } from '../../claims.store.ts';
import { noLetterYet } from '../../letter/draft-letter-pdf.ts';
import { letterFileKey } from '../../letter/letter-file.ts';
import { printingReader } from '../../letter/print-when-read.ts';

export type StoredBytes = { readonly bytes: Uint8Array<ArrayBuffer>; readonly sha256: string };

type Deps = Parameters<typeof printingReader>[0];
type Claim = Pick<ClaimRow, 'id' | 'generatedLetterContent'>;

/** The letter's PDF as it was sent. It is printed now if no mail has carried it, and kept. */
export async function storedLetter(deps: Deps, claim: Claim): Promise<StoredBytes> {
  const letter = claim.generatedLetterContent;
  if (letter === null) throw noLetterYet();
  const { stream } = await printingReader(deps).read(letterFileKey(claim.id, letter));
  return withHash(await buffer(stream));
}

/** A file of the claim; undefined if the store no longer has it. */
export async function storedFile(
  { files }: Pick<ClaimsDeps, 'files'>,
  key: string,
): Promise<StoredBytes | undefined> {
  try {
    return withHash(await buffer((await files.read(key)).stream));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

const withHash = (read: Buffer): StoredBytes => {
  const bytes = new Uint8Array(read);
  return { bytes, sha256: sha256Of(bytes) };
};

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
