import type { Actor } from '@plainclaim/domain/accounts/actor';
import { canWriteLetter } from '@plainclaim/domain/claims/permissions';
import type { LetterContext } from '@plainclaim/domain/letters/letter-facts';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { cleanText } from '@plainclaim/domain/shared/text';
import type { Executor } from '../../../platform/db/db.ts';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow, NamedClaim } from '../claims.store.ts';
import { actorOf } from '../event-actor.ts';
import { newestFacts } from '../facts/facts.store.ts';
import { interestFreeDaysOf } from '../holds/interest-free-days-of.ts';
import { findClaim, findClaimToChange, type VisibleClaim } from '../reading/find-claim.ts';
import { changeClaim } from '../write-claim.ts';
import { finishLetter } from './finish-letter.ts';
import { factsOfClaim, fingerprintOf } from './letter-facts.ts';
import type { LetterToWrite } from './write-draft-letter.ts';

/** The facts for the letter of a claim that was submitted without one. */
export async function readClaimForLetter(
  deps: Pick<ClaimsDeps, 'db' | 'clock' | 'law' | 'referredTo'>,
  actor: Actor,
  claimId: string,
): Promise<LetterToWrite & { readonly claim: NamedClaim }> {
  const claim = await findClaim(deps, actor, claimId);
  requireLetterWanted(actor, claim);
  const context = await contextOf(deps, deps.db, claim);
  return { claim, context, factsFingerprint: fingerprintOf(context.facts) };
}

/** Stores this as the claim's letter, without sending it. */
export async function keepClaimLetter(
  deps: Pick<ClaimsDeps, 'db' | 'clock' | 'config' | 'law' | 'referredTo'>,
  actor: Actor,
  claimId: string,
  letter: string,
): Promise<ClaimRow> {
  const now = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, actor, claimId);
    requireLetterWanted(actor, claim);
    const context = await contextOf(deps, tx, claim);
    const generatedLetterContent = finishLetter(deps, cleanText(letter), context, claim);
    await recordEvent(tx, { claimId: claim.id, kind: 'letter.written', actor: actorOf(actor), at: now });
    return await changeClaim(tx, claim, { generatedLetterContent, letterDatedOn: context.today }, now);
  });
}

async function contextOf(
  { clock, law }: Pick<ClaimsDeps, 'clock' | 'law'>,
  executor: Executor,
  claim: ClaimRow,
): Promise<LetterContext> {
  return {
    facts: factsOfClaim(claim, (await newestFacts(executor, claim.id))?.content),
    today: londonDateOf(clock.now()),
    law,
    interestFree: await interestFreeDaysOf(executor, claim.id),
  };
}

function requireLetterWanted(actor: Actor, claim: VisibleClaim): void {
  if (canWriteLetter(actor, { ...claim, hasLetter: claim.generatedLetterContent !== null })) return;
  throw new AppError('conflict', 'no letter is wanted for this claim', {
    userMessage:
      claim.generatedLetterContent === null
        ? 'A letter can only be written while the claim is open.'
        : 'This claim already has its letter.',
  });
}
