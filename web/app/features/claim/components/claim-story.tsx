import { interestFreeInLetter } from '@plainclaim/domain/claims/holds/hold';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { useId } from 'react';
import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { ToldFacts } from '../../../ui/facts/told-facts.tsx';
import { claimStory, claimValue, interestFreeDaysOf } from '../claim-value.ts';

/** What the claim told in rows, as it went out. Nothing for a claim of one sum and one day. */
export function ClaimStory({ details, now }: { details: ClaimDetails; now: Date }) {
  const titleId = useId();
  const { claim } = details;
  const facts = claimStory(details);
  if (!facts) return null;
  const sentOn = londonDateOf(claim.letter_sent_at ? new Date(claim.letter_sent_at) : now);
  const free = interestFreeDaysOf(details);
  const days = {
    nation: claimValue(claim).jurisdiction,
    letterDate: sentOn,
    to: sentOn,
    // Once sent, the letter keeps its figures.
    interestFree: claim.letter_sent_at ? interestFreeInLetter(free, sentOn) : free,
  };
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-5 text-24">
        What is claimed
      </h2>
      <ToldFacts facts={facts} days={days} />
    </section>
  );
}
