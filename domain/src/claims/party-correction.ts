import { z } from 'zod';
import type { Actor } from '../accounts/actor.ts';
import { shortText } from '../shared/text.ts';
import { addressRules, defendantFields, nameRules, withRules } from './claim-steps.ts';
import { defendantTypes } from './defendant.ts';
import type { LetterStanding } from './letter-standing.ts';
import { type ClaimToJudge, isOwner } from './permissions.ts';
import { isOpen } from './statuses.ts';

/** What of the other side can be put right. Who they are cannot: that is another claim. */
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

type ClaimToCorrect = ClaimToJudge & {
  readonly letter: LetterStanding;
  /** The newest outcome of an attempt with the current letter is that it failed or came back. */
  readonly hasFailedAttempt: boolean;
};

/**
 * Until the letter is served, and after an attempt that failed or came back, also where another one arrived. A letter that
 * is about to leave has to leave or fail first.
 */
export const canCorrectParty = (actor: Pick<Actor, 'userId' | 'role'>, claim: ClaimToCorrect): boolean =>
  isOpen(claim.status) &&
  (isOwner(actor, claim) || actor.role === 'admin') &&
  claim.letter !== 'queued' &&
  (claim.letter !== 'served' || claim.hasFailedAttempt);

const leastAlike = 0.5;

/** Whether a name is another spelling of the first, and not another person's: half of their pairs of letters are the same. */
export function isSpellingOf(was: string, is: string): boolean {
  const [one, other] = [pairsOf(was), pairsOf(is)];
  if (one.length === 0 || other.length === 0) return normal(was) === normal(is);
  const left = [...other];
  const shared = one.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (one.length + other.length) >= leastAlike;
}

const normal = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(?:limited|ltd|plc|llp)\b/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const pairsOf = (name: string): readonly string[] =>
  normal(name)
    .split(' ')
    .flatMap((word) =>
      Array.from({ length: Math.max(word.length - 1, 0) }, (_, at) => word.slice(at, at + 2)),
    );
