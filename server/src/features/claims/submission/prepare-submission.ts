import type { Actor } from '@plainclaim/domain/accounts/actor';
import { changedElsewhere } from '@plainclaim/domain/claims/drafts';
import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import type { LetterContext } from '@plainclaim/domain/letters/letter-facts';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { allowPerson } from '../../../http/rate-limit/allow-person.ts';
import type { MailToQueue } from '../../../platform/mail/queue-mail.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimToSend } from '../claims.store.ts';
import type { DraftRow, WholeDraft } from '../drafts/drafts.store.ts';
import { findWholeDraft } from '../drafts/find-draft.ts';
import { finishedDraft } from '../drafts/finished-draft.ts';
import { finishLetter } from '../letter/finish-letter.ts';
import { letterToday } from '../letter/letter-of-draft.ts';
import { requireLetterAsRead } from '../letter/require-letter-as-read.ts';
import { claimFromForm } from './claim-from-form.ts';
import { packConfirmation } from './pack-confirmation.ts';
import { type LetterParcel, packLetter } from './pack-letter.ts';
import { requireProvenEmail } from './require-proven-email.ts';

export type PreparedSubmission = {
  /** What it was prepared from: if that has changed since, it must be prepared again. */
  readonly from: WholeDraft;
  readonly claim: ClaimToSend;
  /** Frozen with the letter. */
  readonly facts: FactsContent;
  readonly parcel: LetterParcel;
  readonly confirmation: MailToQueue;
};

/** The versions the user had read; undefined when a program omits them. */
export type ReadBeforeSubmit = {
  readonly version?: number | undefined;
  readonly letterVersion?: number | undefined;
};

/** All checks and all slow work, done before the transaction. */
export async function prepareSubmission(
  deps: ClaimsDeps,
  actor: Actor,
  draftId: string,
  read: ReadBeforeSubmit,
): Promise<PreparedSubmission> {
  const { db, clock, law } = deps;
  const now = clock.now();
  const from = await findWholeDraft(db, actor, draftId);
  const { draft, documents } = from;
  requireDraftAsRead(draft, read);
  const { form, facts, letterFacts } = finishedDraft(from, now);
  requireProvenEmail(deps, actor, form.plaintiffEmail);
  const context = { facts: letterFacts, today: londonDateOf(now), law };
  const letter = finishLetter(deps, fittingLetter(draft, context), context, draft);
  await allowPerson(deps, 'submissions', actor.userId);
  const claim = claimFromForm(form, {
    id: draft.id,
    shortReference: draft.shortReference,
    userId: actor.userId,
    letter,
    facts,
    now,
  });
  const parcel = await packLetter(deps, claim, letter, documents, facts);
  return {
    from,
    claim,
    facts,
    parcel,
    confirmation: await packConfirmation(deps, claim, parcel),
  };
}

function requireDraftAsRead(draft: DraftRow, { version, letterVersion }: ReadBeforeSubmit): void {
  requireLetterAsRead(draft, letterVersion);
  if (version !== undefined && version !== draft.version)
    throw new AppError('conflict', `draft is at version ${draft.version}, not ${version}`, {
      userMessage: changedElsewhere,
    });
}

function fittingLetter(draft: DraftRow, { facts, today, law }: LetterContext): string {
  const letter = letterToday(draft, facts, today, law);
  if (letter === null)
    throw new AppError('conflict', 'the draft has no letter', {
      userMessage: 'Generate your letter before you submit the claim.',
    });
  if (letter.isStale)
    throw new AppError('conflict', 'the letter was written from other answers', {
      userMessage:
        'Your answers changed after the letter was written. Generate the letter again before you submit the claim.',
    });
  return letter.text;
}
