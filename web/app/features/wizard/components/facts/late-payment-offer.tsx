import type { WizardControls } from '../wizard-controls.ts';
import type { FactsPart } from './facts-part.ts';
import { interestClaimOf, isLateOffered } from './interest-choices.ts';
import { InterestPart } from './interest-part.tsx';
import { OptInList } from './opt-in.tsx';

type LatePaymentOfferProps = {
  wizard: Pick<WizardControls, 'form' | 'facts' | 'now' | 'writeFacts'>;
} & Pick<FactsPart, 'errors'>;

const offer = 'Both sides are in business: the law gives interest on an unpaid bill, and a fixed sum';

/** The question of interest once more, as soon as the claimant is a business and so is the other side. */
export function LatePaymentOffer({ wizard, errors }: LatePaymentOfferProps) {
  const { form, facts, now, writeFacts } = wizard;
  const claim = interestClaimOf(form, now);
  const isOffered = isLateOffered(facts, claim.issueType);
  return (
    <>
      {isOffered && (
        <OptInList>
          <InterestPart facts={facts} onChange={writeFacts} errors={errors} claim={claim} offer={offer} />
        </OptInList>
      )}
      <span role="status" className="sr-only">
        {isOffered && facts.interest.kind === 'none' ? offer : ''}
      </span>
    </>
  );
}
