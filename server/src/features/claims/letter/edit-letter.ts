import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@plainclaim/domain/accounts/actor';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { cleanText } from '@plainclaim/domain/shared/text';
import type { ClaimsDeps } from '../claims.deps.ts';
import { changeDraft, documentsOfDraft } from '../drafts/drafts.store.ts';
import { findDraftToChange } from '../drafts/find-draft.ts';
import { finishedDraft } from '../drafts/finished-draft.ts';
import { fingerprintOf } from './letter-facts.ts';
import { type DraftLetter, datedToday, letterOfDraft } from './letter-of-draft.ts';
import { requireLetterAsRead } from './require-letter-as-read.ts';

export type LetterEdit = {
  readonly letter: string;
  /** Warnings that the claimant dismissed; unchanged when absent. */
  readonly kept?: readonly string[] | undefined;
  /** The version of the letter that was edited. */
  readonly version?: number | undefined;
};

/**
 * Saves the claimant's edit, even with problems in it. It does not make a stale letter fresh: the letter was
 * still written from other answers.
 */
export async function editLetter(
  deps: Pick<ClaimsDeps, 'db' | 'clock' | 'config' | 'law'>,
  actor: Actor,
  draftId: string,
  { letter: edited, kept, version }: LetterEdit,
): Promise<DraftLetter> {
  const { db, clock } = deps;
  const now = clock.now();
  const today = londonDateOf(now);
  const text = cleanText(edited);
  if (text === '')
    throw new AppError('validation_failed', 'the letter is empty', {
      fields: [{ field: 'letter', message: 'The letter cannot be empty' }],
    });
  return await db.transaction(async (tx) => {
    const draft = await findDraftToChange(tx, actor, draftId);
    const documents = await documentsOfDraft(tx, draft.id);
    const { letterFacts: facts } = finishedDraft({ draft, documents }, now);
    const letterFacts = draft.letterFacts ?? fingerprintOf(facts);
    const isStale = letterFacts !== fingerprintOf(facts);
    const letter = isStale ? text : datedToday(text, draft.letterDatedOn, facts, today, deps.law);
    const letterKept = kept ?? draft.letterKept;
    // A retry after a lost answer: the edit is stored already.
    const isStored = letter === draft.letter && isDeepStrictEqual(letterKept, draft.letterKept);
    if (!isStored) requireLetterAsRead(draft, version);
    const saved = await changeDraft(
      tx,
      draft.id,
      {
        letter,
        letterVersion: isStored ? draft.letterVersion : draft.letterVersion + 1,
        ...(text === draft.letter ? {} : { letterSource: 'edited' as const, letterNotice: null }),
        letterKept,
        letterFacts,
        letterDatedOn: isStale ? draft.letterDatedOn : today,
      },
      now,
    );
    return letterOfDraft(deps, { draft: saved, documents }, now) as DraftLetter;
  });
}
