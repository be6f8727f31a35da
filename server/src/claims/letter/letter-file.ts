import { createHash } from 'node:crypto';
import { isUuid } from '@plainclaim/domain/shared/uuid';

/**
 * Where the PDF of a claim's letter lies once it was printed. The name holds the letter's fingerprint: whatever is printed under it
 * is that letter, and another letter has another file.
 */
export const letterFileKey = (claimId: string, letter: string): string =>
  `private/claim-letters/${claimId}/${fingerprint(letter)}.pdf`;

/** The claim whose letter this is; null for any other file. */
export function claimOfLetterFile(key: string): string | null {
  const claimId = /^private\/claim-letters\/([^/]+)\/[0-9a-f]{64}\.pdf$/.exec(key)?.[1];
  return claimId !== undefined && isUuid(claimId) ? claimId : null;
}

const fingerprint = (letter: string): string => createHash('sha256').update(letter).digest('hex');
