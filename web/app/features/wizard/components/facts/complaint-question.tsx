import { complaintsOfType } from '@plainclaim/domain/claims/facts/complaints-of-type';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { RadioCards } from '../../../../ui/forms/radio-cards.tsx';
import { complaintWords } from '../../complaint-words.ts';
import type { FactsPart } from './facts-part.ts';

/** One question more for a type whose letter argues by what happened. Unanswered, it argues by all of its law. */
export function ComplaintQuestion({ facts, onChange, errors, issueType }: FactsPart & { issueType: string }) {
  const id = useFieldId('complaint');
  const complaints = complaintsOfType(issueType);
  if (complaints.length === 0) return null;
  const told = complaints.find((one) => one === facts.complaint) ?? '';
  return (
    <RadioCards
      id={id}
      label="Which of these is it?"
      hint="The letter then argues just that."
      optional
      options={[
        ...complaints.map((value) => ({ value, label: complaintWords[value] })),
        { value: '', label: 'None of these, or more than one' },
      ]}
      columns={2}
      value={told}
      onValueChange={(complaint) => onChange({ ...facts, complaint })}
      error={errors.get('complaint')}
    />
  );
}
