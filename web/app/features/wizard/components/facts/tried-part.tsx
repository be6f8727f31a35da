import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import type { FactsPart } from './facts-part.ts';
import { OptIn } from './opt-in.tsx';

/** What the claimant has done to settle it. */
export function TriedPart({ facts, onChange, errors }: FactsPart) {
  const error = errors.get('triedToSettle');
  const isTold = facts.triedToSettle.trim() !== '';
  return (
    <OptIn
      icon="message"
      title="Say how you tried to settle"
      note={isTold ? 'Told in the letter' : 'A court may ask later'}
      hasError={error !== undefined}
    >
      <TextArea
        id={useFieldId('triedToSettle')}
        label="What have you tried?"
        hint="Calls, messages, an offer, a complaint. Say when, as far as you know."
        optional
        rows={3}
        value={facts.triedToSettle}
        onValueChange={(triedToSettle) => onChange({ ...facts, triedToSettle })}
        error={error}
        characterLimit={factsLimits.explanation}
      />
    </OptIn>
  );
}
