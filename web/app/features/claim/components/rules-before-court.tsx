import { businessClaimsFrom } from '@plainclaim/domain/claims/facts/business-claims-from';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { rulesBeforeCourt, rulesBeforeCourtTitle } from '@plainclaim/domain/letters/rules-before-court';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Claim, ClaimDetails, LetterAttempt, LetterService } from '../../../lib/claims-api.ts';
import { SideCard } from '../../../ui/display/side-card.tsx';
import { claimValue } from '../claim-value.ts';

const isPosted = ({ method, outcome }: LetterAttempt): boolean =>
  method === 'first-class-post' && outcome === 'sent';

type RulesProps = { claim: Claim; facts: ClaimDetails['facts']; service: LetterService; now: Date };

/** While the claim is open, in the words that its claimant read before the letter. */
export function RulesBeforeCourt({ claim, facts, service, now }: RulesProps) {
  if (!isOpen(claim.status)) return null;
  const rules = rulesBeforeCourt(
    {
      ...claimValue(claim),
      defendantType: claim.defendant_type,
      defendant: facts?.defendant,
      businessClaimsFrom: facts ? businessClaimsFrom(facts) : undefined,
    },
    londonDateOf(now),
    { isPosted: service.attempts.some(isPosted) },
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
