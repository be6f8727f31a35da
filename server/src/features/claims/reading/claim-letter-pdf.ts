import type { Actor } from '@plainclaim/domain/accounts/actor';
import { costlyWork } from '../../../platform/costly-work.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { noLetterYet } from '../letter/draft-letter-pdf.ts';
import { type PrintedLetter, printLetter } from '../letter/print-letter.ts';
import { findClaim } from './find-claim.ts';

export async function claimLetterPdf(deps: ClaimsDeps, actor: Actor, id: string): Promise<PrintedLetter> {
  const claim = await findClaim(deps, actor, id);
  if (claim.generatedLetterContent === null) throw noLetterYet();
  const letter = { text: claim.generatedLetterContent, reference: claim.id };
  return await costlyWork(actor.userId, () => printLetter(deps, letter));
}
