import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { costlyWork } from '../../../platform/costly-work.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { findWholeDraft } from '../drafts/find-draft.ts';
import { letterOfDraft } from './letter-of-draft.ts';
import { type PrintedLetter, printLetter } from './print-letter.ts';

/** The letter of a draft as it would be sent today. */
export async function draftLetterPdf(
  deps: ClaimsDeps,
  actor: Actor,
  draftId: string,
): Promise<PrintedLetter> {
  const letter = letterOfDraft(deps, await findWholeDraft(deps.db, actor, draftId), deps.clock.now());
  if (!letter) throw noLetterYet();
  const { preview: text } = letter;
  return await costlyWork(actor.userId, () => printLetter(deps, { text, reference: draftId }));
}

export const noLetterYet = (): AppError =>
  new AppError('not_found', 'there is no letter yet', {
    userMessage: 'There is no letter yet. Generate it first.',
  });
