import type { Actor } from '@plainclaim/domain/accounts/actor';
import { datingProblem } from '@plainclaim/domain/letters/serving/dating-anew';
import { lettersReach } from '@plainclaim/domain/letters/serving/letters-reach';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { costlyWork } from '../../../platform/costly-work.ts';
import type { Executor } from '../../../platform/db/db.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { claimFile } from '../evidence/unclaimed-files.ts';
import { requireNoHold } from '../holds/require-no-hold.ts';
import { allowLetterPdf } from '../letter/allow-letter-pdf.ts';
import { letterFileKey } from '../letter/letter-file.ts';
import { storeLetter } from '../letter/print-when-read.ts';
import { findClaim, findClaimToChange } from '../reading/find-claim.ts';
import { writeLetterAnew } from './again/letter-anew.ts';
import { replaceLetter } from './again/replace-letter.ts';
import { letterByPdf, letterDay } from './letter-hash.ts';
import { requireMayRecord } from './require-may-record.ts';
import { recordsOf } from './service.store.ts';

/**
 * Replaces a letter that reached no one by the same letter with today's date and a deadline of its own. The earlier one
 * counts as never served, and its text stays in the claim's history. The new PDF is stored first, so that the pack to post,
 * the download and the record of the posting are all of that one file.
 */
export async function dateLetterAnew(deps: ClaimsDeps, actor: Actor, claimId: string): Promise<void> {
  const now = deps.clock.now();
  const found = await findClaim(deps, actor, claimId);
  const text = requireMayRecord(actor, found);
  await requireUnserved(deps.db, found, now);
  await allowLetterPdf(deps, actor);
  const anew = await writeLetterAnew(deps, found, londonDateOf(now));
  const was = await letterByPdf(deps, { ...found, text });
  await costlyWork(actor.userId, () => storeLetter(deps, { claimId: found.id, letter: anew.letter }));
  const is = await letterByPdf(deps, { ...found, letterDatedOn: anew.datedOn, text: anew.letter });
  await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, actor, found.id);
    if (requireMayRecord(actor, claim) !== text) throw changedMeanwhile();
    await requireUnserved(tx, claim, now);
    const before = { attempts: await recordsOf(tx, claim.id), reachedSomeoneElse: false, now };
    await replaceLetter(tx, actor, claim, anew, { ...before, printed: { was, is } });
    await claimFile(tx, letterFileKey(claim.id, anew.letter));
  });
}

async function requireUnserved(executor: Executor, claim: ClaimRow, now: Date): Promise<void> {
  await requireNoHold(executor, claim.id, now);
  const problem = datingProblem(
    {
      letterDatedOn: letterDay(claim),
      reach: lettersReach(await recordsOf(executor, claim.id)),
      hasReplied: claim.repliedAt !== null,
    },
    londonDateOf(now),
  );
  if (problem) throw new AppError('conflict', 'the letter cannot be dated anew', { userMessage: problem });
}

const changedMeanwhile = () =>
  new AppError('conflict', 'the letter changed while it was dated anew', {
    userMessage: 'The letter has changed meanwhile. Please look at it and try again.',
  });
