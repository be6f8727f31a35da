import { createHash } from 'node:crypto';
import { isUuid } from '@plainclaim/domain/shared/uuid';

const letterFiles = 'private/claim-letters/';

/** The keys of all letters' PDFs, for `like`. */
export const anyLetterFile = `${letterFiles}%`;

/**
 * The key of the PDF of a claim's letter. It contains a hash of the letter, so another letter has another
 * file.
 */
export const letterFileKey = (claimId: string, letter: string): string =>
  `${letterFiles}${claimId}/${fingerprint(letter)}.pdf`;

/** The claim whose letter this is; null for any other file. */
export function claimOfLetterFile(key: string): string | null {
  const claimId = /^private\/claim-letters\/([^/]+)\/[0-9a-f]{64}\.pdf$/.exec(key)?.[1];
  return claimId !== undefined && isUuid(claimId) ? claimId : null;
}

const fingerprint = (letter: string): string => createHash('sha256').update(letter).digest('hex');
