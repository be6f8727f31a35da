import type { Actor } from '@plainclaim/domain/accounts/actor';
import { costlyWork } from '../../../platform/costly-work.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { letterFileName, type PrintedLetter } from '../letter/print-letter.ts';
import { storedLetter } from '../service/papers/stored-letter.ts';
import { findClaim } from './find-claim.ts';

/** The one stored PDF of the letter, so that a download is the document that a certificate of service names. */
export async function claimLetterPdf(deps: ClaimsDeps, actor: Actor, id: string): Promise<PrintedLetter> {
  const claim = await findClaim(deps, actor, id);
  const { bytes } = await costlyWork(actor.userId, () => storedLetter(deps, claim));
  return { bytes, fileName: letterFileName };
}
