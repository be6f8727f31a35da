import { businessClaimsFrom } from '@plainclaim/domain/claims/facts/business-claims-from';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { rulesBeforeCourt, rulesBeforeCourtTitle } from '@plainclaim/domain/letters/rules-before-court';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Claim, ClaimDetails } from '../../../lib/claims-api.ts';
import { SideCard } from '../../../ui/display/side-card.tsx';
import { claimValue } from '../claim-value.ts';

type RulesProps = { claim: Claim; facts: ClaimDetails['facts']; now: Date };

/** While the claim is open, in the words that its claimant read before the letter. */
export function RulesBeforeCourt({ claim, facts, now }: RulesProps) {
  if (!isOpen(claim.status)) return null;
  const rules = rulesBeforeCourt(
    {
      ...claimValue(claim),
      defendantType: claim.defendant_type,
      defendant: facts?.defendant,
      businessClaimsFrom: facts ? businessClaimsFrom(facts) : undefined,
    },
    londonDateOf(now),
  );
  if (rules.length === 0) return null;
  return (
    <SideCard title={rulesBeforeCourtTitle}>
      {rules.map((words) => (
        <p key={words} className="mt-2 text-15">
          {words}
        </p>
      ))}
    </SideCard>
  );
}
