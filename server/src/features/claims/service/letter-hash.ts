import { createHash } from 'node:crypto';
import type { LetterOfRecord } from '@plainclaim/domain/letters/serving/service-record';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { type IsoDate, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimToSend } from '../claims.store.ts';
import { letterFileKey } from '../letter/letter-file.ts';

type Letter = Pick<ClaimToSend, 'id' | 'letterDatedOn' | 'createdAt'> & { readonly text: string };

/** A letter by its text: its PDF is printed by the worker that sends it. */
export const letterByText = ({ text, ...claim }: Letter): LetterOfRecord => ({
  letterSha256: createHash('sha256').update(text).digest('hex'),
  hashOf: 'text',
  letterDatedOn: letterDay(claim),
});

/** The letter by the PDF that its mail carried; null where none was printed, as in the embedded mailbox. */
export async function letterByPdf(
  { files, log }: Pick<ClaimsDeps, 'files' | 'log'>,
  { text, ...claim }: Letter,
): Promise<LetterOfRecord | null> {
  const key = letterFileKey(claim.id, text);
  try {
    if (!(await files.exists(key))) return null;
    const hash = createHash('sha256');
    for await (const chunk of (await files.read(key)).stream) hash.update(chunk);
    return { letterSha256: hash.digest('hex'), hashOf: 'pdf', letterDatedOn: letterDay(claim) };
  } catch (error) {
    // The mail has left: that is recorded in any case.
    log.warn({ err: error, claimId: claim.id }, 'the PDF of a sent letter could not be read');
    return null;
  }
}

/** The day that the letter bears. A claim older than the column was sent its letter when it was submitted. */
export const letterDay = ({
  letterDatedOn,
  createdAt,
}: Pick<ClaimToSend, 'letterDatedOn' | 'createdAt'>): IsoDate =>
  letterDatedOn ? toIsoDate(letterDatedOn) : londonDateOf(createdAt);
