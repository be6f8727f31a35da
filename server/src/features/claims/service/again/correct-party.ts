import type { Actor } from '@plainclaim/domain/accounts/actor';
import { settled } from '@plainclaim/domain/claims/claim-form';
import { defendantAddress, defendantName } from '@plainclaim/domain/claims/defendant';
import {
  correctionRefusal,
  mayCorrectParty,
  type NamedParty,
  otherPartyProblem,
  type PartyCorrection,
} from '@plainclaim/domain/claims/party-correction';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { correctParty as correctInLetter } from '@plainclaim/domain/letters/correct-party';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { Tx } from '../../../../platform/db/db.ts';
import { recordEvent } from '../../../history/index.ts';
import type { ClaimsDeps } from '../../claims.deps.ts';
import type { ClaimRow } from '../../claims.store.ts';
import { actorOf } from '../../event-actor.ts';
import { newestFacts } from '../../facts/facts.store.ts';
import { factsOfClaim } from '../../letter/letter-facts.ts';
import { findClaimToChange, type VisibleClaim } from '../../reading/find-claim.ts';
import { changeClaim } from '../../write-claim.ts';
import { firstParty, formerParties, partyCorrected } from './former-parties.ts';
import { moveLetterFiles } from './letter-anew.ts';
import { letterOfParty } from './letter-of-party.ts';

/**
 * Puts right how the other side is called and reached. A letter of which no copy arrived names them rightly from now on; one
 * that arrived stays as it was read. False where nothing changes, as by a second press.
 */
export async function correctParty(
  deps: ClaimsDeps,
  actor: Actor,
  claimId: string,
  told: PartyCorrection,
): Promise<boolean> {
  const now = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, actor, claimId);
    requireMayCorrect(actor, claim);
    const { defendantType: _, ...party } = settled(told);
    const changed = changedParts(claim, party);
    if (changed.length === 0 && told.defendantType === claim.defendantType) return false;
    const refusal = correctionRefusal(await letterOfParty(tx, claim, null));
    if (refusal !== undefined) throw cannotCorrect(refusal);
    requireSameParty(await firstParty(tx, claim), told);
    const letter = await correctedLetter(tx, claim, { ...claim, ...party });
    if (letter !== claim.generatedLetterContent && letter !== null)
      await moveLetterFiles(tx, claim, letter, { withDebtPapers: true, now });
    const corrected = await changeClaim(tx, claim, { ...party, generatedLetterContent: letter }, now);
    await recordEvent(tx, {
      claimId: claim.id,
      kind: partyCorrected,
      actor: actorOf(actor),
      at: now,
      facts: { changed: [...changed], letter_corrected: letter !== claim.generatedLetterContent },
      personal: { ...namesOf(claim, '_was'), ...namesOf(corrected, '') },
    });
    return true;
  });
}

function requireMayCorrect(actor: Actor, claim: VisibleClaim): void {
  if (mayCorrectParty(actor, claim)) return;
  if (!isOpen(claim.status))
    throw cannotCorrect('This claim is closed, so nothing about the other side changes.');
  throw new AppError('forbidden', 'a reader of the claim cannot correct the other side', {
    userMessage: 'Only the claimant and our team can correct the details of the other side.',
  });
}

function requireSameParty(was: NamedParty, told: PartyCorrection): void {
  const problem = otherPartyProblem(was, told);
  if (!problem) return;
  throw new AppError('validation_failed', `the correction names another party: ${problem.field}`, {
    userMessage: problem.words,
    fields: [{ field: problem.field, message: problem.words }],
  });
}

/** The letter as it is to go, while no copy of it has arrived. */
async function correctedLetter(tx: Tx, claim: ClaimRow, corrected: ClaimRow): Promise<string | null> {
  const { generatedLetterContent: letter, letterSentAt } = claim;
  if (letter === null || letterSentAt !== null) return letter;
  const told = (await newestFacts(tx, claim.id))?.content;
  const was = { defendantName: defendantName(claim), defendantAddress: defendantAddress(claim) };
  const former = [...(await formerParties(tx, claim.id)), was];
  return correctInLetter(letter, factsOfClaim(corrected, told), former);
}

const parts = {
  name: ['defendantFirstName', 'defendantLastName', 'defendantCompanyName'],
  contact: ['defendantContactPerson'],
  email: ['defendantEmail', 'defendantEmailUnknown'],
  address: ['defendantAddressLine1', 'defendantAddressLine2', 'defendantTownCity', 'defendantPostcode'],
} as const;

const changedParts = (claim: ClaimRow, party: Omit<PartyCorrection, 'defendantType'>): readonly string[] =>
  Object.entries(parts).flatMap(([part, columns]) =>
    columns.some((column) => claim[column] !== party[column]) ? [part] : [],
  );

/** What names a person: erased with the claim. */
const namesOf = (claim: ClaimRow, ending: '' | '_was') => ({
  [`name${ending}`]: defendantName(claim),
  [`first_name${ending}`]: claim.defendantFirstName,
  [`last_name${ending}`]: claim.defendantLastName,
  [`company_name${ending}`]: claim.defendantCompanyName,
  [`contact${ending}`]: claim.defendantContactPerson,
  [`email${ending}`]: claim.defendantEmail,
  [`address${ending}`]: defendantAddress(claim),
});

const cannotCorrect = (userMessage: string) =>
  new AppError('conflict', 'the other side cannot be corrected now', { userMessage });
