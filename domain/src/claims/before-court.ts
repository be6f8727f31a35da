import type { PreActionRule } from '../law/pre-action/rules.ts';
import { preActionRulesFor } from '../law/pre-action/which-rule.ts';
import { needsChecking } from '../law/rows.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import type { ClaimValue } from './limits.ts';
import { subjectOf } from './subject-of.ts';

type ClaimBeforeCourt = ClaimValue & { readonly defendantType: 'individual' | 'company' };

/** The rule before court, and where it says something else than the letter, which gives so many days. */
export function beforeCourtWords(
  claim: ClaimBeforeCourt,
  { letterDays, on }: { readonly letterDays: number; readonly on: IsoDate },
): readonly string[] {
  return preActionRulesFor({
    nation: claim.jurisdiction,
    subject: subjectOf(claim.issueType),
    amount: claim.amount,
    on,
    // An individual may be a sole trader: no rule tells the two apart from what the claim says.
    defendant: claim.defendantType === 'company' ? 'company' : undefined,
  }).map(({ rule, row, onlyIf }) =>
    [
      onlyIf === undefined
        ? `The rule before court: ${rule.name}, for ${rule.isFor}.`
        : `If ${onlyIf}: ${rule.name}.`,
      rule.instead,
      replyWords(rule, letterDays),
      rule.enclosures.length === 0 ? undefined : `It asks you to enclose ${listed(rule.enclosures)}.`,
      needsChecking(row) ? 'Check it before you rely on it.' : undefined,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

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
