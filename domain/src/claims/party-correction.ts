import { z } from 'zod';
import type { Actor } from '../accounts/actor.ts';
import { shortText } from '../shared/text.ts';
import { addressRules, defendantFields, nameRules, withRules } from './claim-steps.ts';
import { defendantName, defendantTypes } from './defendant.ts';
import type { LetterStanding } from './letter-standing.ts';
import { type ClaimToJudge, isOwner } from './permissions.ts';
import { isPartOfNameAlike, isSameWords, isSpellingOf } from './spelling.ts';
import { isOpen } from './statuses.ts';

/** What of the other side can be put right. Who they are cannot: that is another claim (`otherPartyProblem`). */
const correctableFields = {
  defendantFirstName: shortText(80),
  defendantLastName: shortText(80),
  defendantCompanyName: shortText(160),
  defendantContactPerson: shortText(120),
  ...defendantFields,
};

/** By the rules of the wizard, for a defendant of the claim's own kind. */
export const partyCorrectionForm = () =>
  withRules(z.object({ defendantType: z.enum(defendantTypes), ...correctableFields }), [
    ...nameRules,
    ...addressRules,
  ]);

export type PartyCorrection = z.output<ReturnType<typeof partyCorrectionForm>>;

export type LetterOfParty = {
  readonly letter: LetterStanding;
  /** An attempt waits to leave, also where another copy arrived. */
  readonly isWaiting: boolean;
  /** The last that is known of the attempts with the current letter is that one failed or came back. */
  readonly hasFailedAttempt: boolean;
  /** The newest reply denies being the right person, or owing anything: the two are not told apart. */
  readonly isDenied: boolean;
};

/** The claimant and admins, while the claim is open. What of it may be changed when, `correctionRefusal` says. */
export const mayCorrectParty = (actor: Pick<Actor, 'userId' | 'role'>, claim: ClaimToJudge): boolean =>
  isOpen(claim.status) && (isOwner(actor, claim) || actor.role === 'admin');

/**
 * Why nothing may be put right now; undefined where it may: until the letter is served, and after an attempt that failed or
 * came back, or a denial. A letter that is about to leave has to leave or fail first.
 */
export function correctionRefusal(letter: LetterOfParty): string | undefined {
  if (letter.isWaiting || letter.letter === 'queued')
    return 'The letter is about to leave. Wait until it has left or failed, then look here again.';
  if (letter.letter === 'served' && !letter.hasFailedAttempt && !letter.isDenied)
    return 'The letter has reached them at this name and address, as far as we know, so these stay as they are.';
  return undefined;
}

export const canCorrectParty = (
  actor: Pick<Actor, 'userId' | 'role'>,
  claim: ClaimToJudge & LetterOfParty,
): boolean => mayCorrectParty(actor, claim) && correctionRefusal(claim) === undefined;

export type NamedParty = Pick<
  PartyCorrection,
  'defendantType' | 'defendantFirstName' | 'defendantLastName' | 'defendantCompanyName'
>;

export type PartyProblem = { readonly field: keyof PartyCorrection; readonly words: string };

/**
 * Why a correction would put another person or company in the place of the other side; undefined for another spelling. `was` is
 * the party that the claim was submitted against: several corrections lead no further away from it than one, and always back.
 */
export function otherPartyProblem(was: NamedParty, is: NamedParty): PartyProblem | undefined {
  const anew = 'To claim from someone else, cancel this claim and start a new one.';
  if (was.defendantType !== is.defendantType)
    return {
      field: 'defendantType',
      words: `A person does not become a company here, nor a company a person. ${anew}`,
    };
  if (is.defendantType === 'company')
    return isSpellingOf(was.defendantCompanyName, is.defendantCompanyName)
      ? undefined
      : { field: 'defendantCompanyName', words: `This is the name of another company. ${anew}` };
  // Typed into each other's fields.
  if (isSameWords(defendantName(was), defendantName(is))) return undefined;
  const wrong = namesOfPerson.find((field) => !isPartOfNameAlike(was[field], is[field]));
  return wrong && { field: wrong, words: `This is the name of another person. ${anew}` };
}

const namesOfPerson = ['defendantFirstName', 'defendantLastName'] as const;
