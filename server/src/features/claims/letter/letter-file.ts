import { createHash } from 'node:crypto';
import {
  type DebtEnclosureId,
  debtEnclosureIds,
} from '@plainclaim/domain/letters/enclosures/enclosure-names';
import { isUuid } from '@plainclaim/domain/shared/uuid';

/** Where the PDFs of letters lie: a folder for each claim. */
export const letterFiles = 'private/claim-letters/';

/** The keys of all letters' PDFs and their enclosures, for `like`. */
export const anyLetterFile = `${letterFiles}%`;

/**
 * The key of the PDF of a claim's letter. It contains a hash of the letter, so another letter has another
 * file. Backups compute it in SQL (`evidence/claim-files.ts`).
 */
export const letterFileKey = (claimId: string, letter: string): string =>
  `${letterFiles}${claimId}/${fingerprint(letter)}.pdf`;

/** The key of a paper that goes with this letter. Its figures are of the day of the letter, as the letter's are. */
export const enclosureFileKey = (claimId: string, letter: string, enclosure: DebtEnclosureId): string =>
  `${letterFiles}${claimId}/${fingerprint(letter)}-${enclosure}.pdf`;

/** Every file that a mail with this letter may carry besides evidence. */
export const filesOfLetter = (claimId: string, letter: string): readonly string[] => [
  letterFileKey(claimId, letter),
  ...debtEnclosureIds.map((id) => enclosureFileKey(claimId, letter, id)),
];

/** The claim whose letter, or whose enclosure, this is; null for any other file. */
export function claimOfLetterFile(key: string): string | null {
  const claimId = /^private\/claim-letters\/([^/]+)\/[0-9a-f]{64}(?:-[a-z-]+)?\.pdf$/.exec(key)?.[1];
  return claimId !== undefined && isUuid(claimId) ? claimId : null;
}

/** Which enclosure this file is; undefined for a letter. */
export const enclosureOfFile = (key: string): DebtEnclosureId | undefined =>
  debtEnclosureIds.find((id) => key.endsWith(`-${id}.pdf`));

const fingerprint = (letter: string): string => createHash('sha256').update(letter).digest('hex');
