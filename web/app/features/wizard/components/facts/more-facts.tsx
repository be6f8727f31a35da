import { FormPart } from '../form-part.tsx';
import type { WizardControls } from '../wizard-controls.ts';
import { AgreementPart } from './agreement-part.tsx';
import type { FactsPart } from './facts-part.ts';
import { interestClaimOf } from './interest-choices.ts';
import { InterestPart } from './interest-part.tsx';
import { OptInList } from './opt-in.tsx';
import { TriedPart } from './tried-part.tsx';

type MoreFactsProps = FactsPart & Pick<WizardControls, 'form' | 'now'>;

/** Optional parts of the letter, collapsed until the claimant opens them. */
export function MoreFacts({ form, now, ...part }: MoreFactsProps) {
  return (
    <FormPart title="What else the letter tells">
      <OptInList>
        <AgreementPart {...part} />
        <InterestPart {...part} claim={interestClaimOf(form, now)} />
        <TriedPart {...part} />
      </OptInList>
    </FormPart>
  );
}
