import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { interestSoFar } from '@plainclaim/domain/claims/facts/interest/interest-so-far';
import { useLaw } from '../../../../lib/use-law.ts';
import { useSettled } from '../../../../ui/forms/use-settled.ts';
import type { InterestClaim } from './interest-choices.ts';
import { interestWorkingWords } from './interest-working-words.ts';

/** What the interest comes to today and how, as far as it was typed. Read out once typing has paused. */
export function InterestWorking({ facts, claim }: { facts: FactsInput; claim: InterestClaim }) {
  const law = useLaw();
  const words = interestWorkingWords(interestSoFar(facts, claim, law));
  const spoken = useSettled(words.join(' '));
  return (
    <div>
      {words.length > 0 && (
        <div className="rounded-lg bg-brand-soft px-4 py-3.5">
          {words.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two debts may have the same sentence
            <p key={at} className="leading-normal wrap-anywhere not-first:mt-1.5">
              {sentence}
            </p>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}
