import type { PreActionQuestion, PreActionRule } from '../law/pre-action/rules.ts';
import { preActionRulesFor } from '../law/pre-action/which-rule.ts';
import { needsChecking } from '../law/rows.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import type { ClaimValue } from './limits.ts';
import { subjectOf } from './subject-of.ts';

export type ClaimBeforeCourt = ClaimValue & {
  readonly defendantType: 'individual' | 'company';
  /** Where the answers say that a business claims from a person. */
  readonly businessClaimsFrom?: 'individual' | 'sole-trader' | undefined;
  /** What the facts say of the other side, where they say it. */
  readonly defendant?: string | undefined;
};

type Letter = {
  readonly days: number;
  readonly on: IsoDate;
  /** Said in place of what the rule asks to enclose, where the letter has it. */
  readonly enclosed?: string | undefined;
};

/** The rule before court, and where it says something else than the letter. */
export function beforeCourtWords(claim: ClaimBeforeCourt, { days, on, enclosed }: Letter): readonly string[] {
  return preActionRulesFor({
    nation: claim.jurisdiction,
    subject: subjectOf(claim.issueType),
    amount: claim.amount,
    on,
    ...partiesOf(claim),
  }).map(({ rule, row, onlyIf }) =>
    [
      onlyIf === undefined
        ? `The rule before court: ${rule.name}, for ${rule.isFor}.`
        : `If ${onlyIf}: ${rule.name}.`,
      rule.instead,
      replyWords(rule, days),
      enclosed ?? enclosureWords(rule),
      needsChecking(row) ? 'Check it before you rely on it.' : undefined,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

function partiesOf({
  defendantType,
  businessClaimsFrom,
  defendant,
}: ClaimBeforeCourt): Pick<PreActionQuestion, 'claimant' | 'defendant'> {
  if (businessClaimsFrom)
    return {
      claimant: 'business',
      defendant: businessClaimsFrom === 'sole-trader' ? 'sole-trader' : 'private',
    };
  return { defendant: defendantOf(defendantType, defendant) };
}

/** A claim without facts does not tell a sole trader from a private person. */
export function defendantOf(
  defendantType: 'individual' | 'company' | undefined,
  told: string | undefined,
): PreActionQuestion['defendant'] {
  if (defendantType === 'company') return 'company';
  if (told === 'individual') return 'private';
  return told === 'sole-trader' ? told : undefined;
}

const enclosureWords = ({ enclosures }: PreActionRule): string | undefined =>
  enclosures.length === 0 ? undefined : `It asks you to enclose ${listed(enclosures)}.`;

function replyWords({ reply, instead }: PreActionRule, letterDays: number): string | undefined {
  if (!reply || instead) return undefined;
  const afterwards = reply.afterwards === undefined ? '' : `, with ${reply.afterwards}`;
  const isSame = reply.unit === 'days' && reply.days === letterDays && !reply.afterwards;
  if (isSame) return `Your letter gives the ${letterDays} days it asks for.`;
  return `It gives the other side ${reply.days} ${reply.unit} from ${reply.from}${afterwards}; your letter gives ${letterDays} days.`;
}

function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
