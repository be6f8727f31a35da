import { formatGbp, type Pence } from '../../../shared/money.ts';
import { type DefendantDetails, defendantName, unknownDefendantEmail } from '../../defendant.ts';

export type ClaimAgainst = DefendantDetails & {
  readonly amount: Pence;
  readonly defendantEmail?: string | null;
};

/** The person's other claims, drafts included, against the same party for the same sum. */
export function sameClaims<Claim extends ClaimAgainst>(
  claim: ClaimAgainst,
  others: readonly Claim[],
): readonly Claim[] {
  return others.filter((other) => other.amount === claim.amount && isSameParty(claim, other));
}

/** Said before the letter; undefined where there is no such claim. */
export function sameClaimWords(claim: ClaimAgainst, others: readonly ClaimAgainst[]): string | undefined {
  const same = sameClaims(claim, others).length;
  if (same === 0) return undefined;
  const claims = same === 1 ? 'another claim' : `${same} other claims`;
  return `You have ${claims} against ${defendantName(claim)} for ${formatGbp(claim.amount)}. Go on only if this is a different sum that they owe you.`;
}

function isSameParty(one: ClaimAgainst, other: ClaimAgainst): boolean {
  const names = [one, other].map((claim) => bareName(claim));
  const mails = [one, other].map((claim) => knownMail(claim));
  return (names[0] !== '' && names[0] === names[1]) || (mails[0] !== '' && mails[0] === mails[1]);
}

/** Without case, signs and the ending of a company: "Northgate Kitchens Ltd." is "northgate kitchens". */
function bareName(claim: ClaimAgainst): string {
  const typed = [claim.defendantFirstName, claim.defendantLastName, claim.defendantCompanyName];
  if (typed.every((name) => !name?.trim())) return '';
  const words = defendantName(claim)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return claim.defendantType === 'company' ? words.replace(/ (?:ltd|limited|llp|plc)$/, '') : words;
}

function knownMail({ defendantEmail }: ClaimAgainst): string {
  const mail = defendantEmail?.trim().toLowerCase() ?? '';
  return mail === unknownDefendantEmail ? '' : mail;
}
