import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { LetterContext } from '@plainclaim/domain/letters/letter-facts';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { cleanText } from '@plainclaim/domain/shared/text';
import type { ClaimsDeps } from '../claims.deps.ts';
import { changeDraft, documentsOfDraft } from '../drafts/drafts.store.ts';
import { findDraftToChange, findWholeDraft } from '../drafts/find-draft.ts';
import { finishedDraft } from '../drafts/finished-draft.ts';
import { fingerprintOf } from './letter-facts.ts';
import { type DraftLetter, type LetterSource, letterOfDraft } from './letter-of-draft.ts';
import { requireLetterAsRead } from './require-letter-as-read.ts';

type Deps = Pick<ClaimsDeps, 'db' | 'clock' | 'config' | 'law'>;

export type LetterToWrite = {
  readonly context: LetterContext;
  /** Returned with the letter, so that answers changed meanwhile make it stale. */
  readonly factsFingerprint: string;
};

/** The version is returned too, so that a letter saved meanwhile in another tab is not replaced. */
export type DraftLetterToWrite = LetterToWrite & { readonly replaces: number };

/** The facts for a draft's letter. An unfinished form is refused with the missing fields. */
export async function readDraftForLetter(
  { db, clock, law }: Deps,
  actor: Actor,
  draftId: string,
  read: number | undefined,
): Promise<DraftLetterToWrite> {
  const now = clock.now();
  const whole = await findWholeDraft(db, actor, draftId);
  requireLetterAsRead(whole.draft, read);
  const { letterFacts: facts } = finishedDraft(whole, now);
  return {
    context: { facts, today: londonDateOf(now), law },
    factsFingerprint: fingerprintOf(facts),
    replaces: whole.draft.letterVersion,
  };
}

export type WrittenLetter = {
  readonly text: string;
  readonly source: LetterSource;
  readonly notice: string | null;
  readonly factsFingerprint: string;
  /** The day its deadline counts from: `context.today`. */
  readonly datedOn: string;
  /** The version of the letter before. */
  readonly replaces: number;
};

/** Puts a finished letter on the draft, in place of the one before. */
export async function keepDraftLetter(
  deps: Deps,
  actor: Actor,
  draftId: string,
  { text, source, notice, factsFingerprint, datedOn, replaces }: WrittenLetter,
): Promise<DraftLetter> {
  const { db, clock } = deps;
  const now = clock.now();
  return await db.transaction(async (tx) => {
    const draft = await findDraftToChange(tx, actor, draftId);
    requireLetterAsRead(draft, replaces);
    const saved = await changeDraft(
      tx,
      draft.id,
      {
        letter: cleanText(text),
        letterVersion: draft.letterVersion + 1,
        letterSource: source,
        letterNotice: notice,
        letterFacts: factsFingerprint,
        letterDatedOn: datedOn,
        letterKept: [],
      },
      now,
    );
    const documents = await documentsOfDraft(tx, saved.id);
    return letterOfDraft(deps, { draft: saved, documents }, now) as DraftLetter;
  });
}
