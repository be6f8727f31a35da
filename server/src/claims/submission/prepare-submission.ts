import type { Actor } from '@plainclaim/domain/accounts/actor';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import type { LetterContext } from '@plainclaim/domain/letters/letter-facts';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { requireAllowance } from '../../http/rate-limit/rate-limit.ts';
import type { MailToQueue } from '../../platform/mail/queue-mail.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { NewClaim } from '../claims.store.ts';
import type { DraftRow, WholeDraft } from '../drafts/drafts.store.ts';
import { findWholeDraft } from '../drafts/find-draft.ts';
import { formOf } from '../drafts/form-of.ts';
import { finishLetter } from '../letter/finish-letter.ts';
import { finishedForm } from '../letter/letter-facts.ts';
import { letterToday } from '../letter/letter-of-draft.ts';
import { claimFromForm } from './claim-from-form.ts';
import { packConfirmation } from './pack-confirmation.ts';
import { type LetterParcel, packLetter } from './pack-letter.ts';

export type PreparedSubmission = {
  /** What it was prepared from: changed meanwhile, it is prepared again. */
  readonly from: WholeDraft;
  readonly claim: NewClaim;
  readonly parcel: LetterParcel;
  readonly confirmation: MailToQueue;
};

/** More claims than anyone has in an hour; a letter is no means to pester people with. */
const submissions = { burst: 10, periodSeconds: 3600 };

/** Everything that can be refused, and everything slow, before the transaction. */
export async function prepareSubmission(
  deps: ClaimsDeps,
  actor: Actor,
  draftId: string,
): Promise<PreparedSubmission> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const from = await findWholeDraft(db, actor, draftId);
  const { draft, documents } = from;
  const form = finishedForm(formOf(draft), now);
  const context = { facts: factsOfForm(form), today: londonDateOf(now) };
  const letter = finishLetter(deps, fittingLetter(draft, context), context, draft.id);
  const limit = { db, clock, enabled: config.RATE_LIMITS };
  await requireAllowance(limit, `claim-submit:${actor.userId}`, submissions);
  const claim = claimFromForm(form, { id: draft.id, userId: actor.userId, letter, now });
  const parcel = await packLetter(deps, claim, letter, documents);
  return {
    from,
    claim,
    parcel,
    confirmation: await packConfirmation(deps, claim, parcel),
  };
}

function fittingLetter(draft: DraftRow, { facts, today }: LetterContext): string {
  const letter = letterToday(draft, facts, today);
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
