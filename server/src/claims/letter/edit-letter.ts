import type { Actor } from '@plainclaim/domain/accounts/actor';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { cleanText } from '@plainclaim/domain/shared/text';
import type { ClaimsDeps } from '../claims.deps.ts';
import { changeDraft } from '../drafts/drafts.store.ts';
import { findDraftToChange } from '../drafts/find-draft.ts';
import { formOf } from '../drafts/form-of.ts';
import { fingerprintOf, finishedForm } from './letter-facts.ts';
import { type DraftLetter, datedToday, letterOfDraft } from './letter-of-draft.ts';

/**
 * Saves what the person made of the letter, with whatever is wrong with it. An edit does not make a stale letter
 * fresh: it was still written from other answers.
 */
export async function editLetter(
  { db, clock }: Pick<ClaimsDeps, 'db' | 'clock'>,
  actor: Actor,
  draftId: string,
  edited: string,
): Promise<DraftLetter> {
  const now = clock.now();
  const today = londonDateOf(now);
  const text = cleanText(edited);
  if (text === '')
    throw new AppError('validation_failed', 'the letter is empty', {
      fields: [{ field: 'letter', message: 'The letter cannot be empty' }],
    });
  return await db.transaction(async (tx) => {
    const draft = await findDraftToChange(tx, actor, draftId);
    const facts = factsOfForm(finishedForm(formOf(draft), now));
    const letterFacts = draft.letterFacts ?? fingerprintOf(facts);
    const isStale = letterFacts !== fingerprintOf(facts);
    const saved = await changeDraft(
      tx,
      draft.id,
      {
        letter: isStale ? text : datedToday(text, draft.letterDatedOn, facts, today),
        letterSource: 'edited',
        letterNotice: null,
        letterFacts,
        letterDatedOn: isStale ? draft.letterDatedOn : today,
      },
      now,
    );
    return letterOfDraft(saved, now) as DraftLetter;
  });
}
