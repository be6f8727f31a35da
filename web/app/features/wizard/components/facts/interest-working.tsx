import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { interestSoFar } from '@plainclaim/domain/claims/facts/interest/interest-so-far';
import { useLaw } from '../../../../lib/use-law.ts';
import type { InterestClaim } from './interest-choices.ts';
import { interestWorkingWords } from './interest-working-words.ts';

/** What the interest comes to today and how, as far as it was typed. Read out when it changes. */
export function InterestWorking({ facts, claim }: { facts: FactsInput; claim: InterestClaim }) {
  const law = useLaw();
  const words = interestWorkingWords(interestSoFar(facts, claim, law));
  return (
    <div role="status" className="rounded-lg not-empty:bg-brand-soft not-empty:px-4 not-empty:py-3.5">
      {words.map((sentence) => (
        <p key={sentence} className="leading-normal wrap-anywhere not-first:mt-1.5">
          {sentence}
        </p>
      ))}
    </div>
  );
}
