import { type Complaint, complaints } from '@plainclaim/domain/claims/facts/case-facts';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { RadioCards } from '../../../../ui/forms/radio-cards.tsx';
import { complaintWords } from '../../complaint-words.ts';
import type { FactsPart } from './facts-part.ts';

const options: readonly { readonly value: Complaint | ''; readonly label: string }[] = [
  ...complaints.map((value) => ({ value, label: complaintWords[value] })),
  { value: '', label: 'None of these, or more than one' },
];

/** One question more for a type whose letter argues by what happened. Unanswered, it argues by all of the Act. */
export function ComplaintQuestion({ facts, onChange, errors, issueType }: FactsPart & { issueType: string }) {
  const id = useFieldId('complaint');
  if (issueType !== 'Consumer Rights') return null;
  return (
    <RadioCards
      id={id}
      label="Which of these is it?"
      hint="The letter then argues just that."
      optional
      options={options}
      columns={2}
      value={facts.complaint ?? ''}
      onValueChange={(complaint) => onChange({ ...facts, complaint })}
      error={errors.get('complaint')}
    />
  );
}
