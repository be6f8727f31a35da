import { inCitedOrder } from '@plainclaim/domain/claims/facts/cited-order';
import { finishedFacts } from '@plainclaim/domain/claims/facts/finished-facts';
import { isSimple } from '@plainclaim/domain/claims/facts/is-simple';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { ToldFacts } from '../../../ui/facts/told-facts.tsx';
import { factsWords } from '../facts-words.ts';
import { ReviewPart } from './review-part.tsx';
import type { WizardControls } from './wizard-controls.ts';

/** The facts as the letter will list them. Not shown for a claim of one sum and one date: its letter lists none. */
export function ReviewTold({ wizard }: { wizard: WizardControls }) {
  const { form, facts, now, addressOf } = wizard;
  const today = londonDateOf(now);
  const issueType = issueTypes.find((type) => type === form.issueType) ?? 'Debt Recovery';
  const finished = finishedFacts(facts, { issueType }, today);
  if (finished.ok && isSimple(finished.facts)) return null;
  const nation = jurisdictions.find((one) => one === form.jurisdiction) ?? 'England & Wales';
  const typed = factsWords({ ...facts, evidence: inCitedOrder(facts) });
  if (!finished.ok && typed.length === 0) return null;
  return (
    <ReviewPart title="What the letter lists" editAddress={addressOf(1)}>
      {finished.ok ? (
        // Its headings are one level below the card's, so they are smaller.
        <div className="pt-2 pb-3 [&_h3]:font-sans [&_h3]:text-16 [&_h3]:font-strong [&_h3]:tracking-normal">
          <ToldFacts
            facts={finished.facts}
            days={{ nation, letterDate: today, to: today, interestFree: [] }}
          />
        </div>
      ) : (
        <DescriptionList
          wide
          facts={typed.map(({ term, lines }) => ({
            term,
            detail: <span className="font-normal whitespace-pre-line">{lines.join('\n')}</span>,
          }))}
        />
      )}
    </ReviewPart>
  );
}
