import { DateField } from '../../../ui/forms/date-field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { fieldNames } from '../question.ts';
import type { QuestionProps } from './outlook-form.tsx';

/** Claimant, defendant and date: asked on the full check only. A module of its own, so that the home page does not load it. */
export function FurtherFields({ question, errors, onChange, onLeave }: QuestionProps) {
  return (
    <>
      <Segmented
        id="outlook-claimant"
        name={fieldNames.claimant}
        label="Who is owed it?"
        stacks
        options={[
          { value: 'private', label: 'Me, privately' },
          { value: 'business', label: 'My business' },
        ]}
        value={question.claimant}
        onValueChange={(claimant) => onChange({ ...question, claimant })}
        onBlur={onLeave}
      />
      <Segmented
        id="outlook-defendant"
        name={fieldNames.defendant}
        label="Who owes it?"
        stacks
        options={[
          { value: 'company', label: 'A company' },
          { value: 'sole-trader', label: 'A sole trader' },
          { value: 'private', label: 'A private person' },
        ]}
        value={question.defendant}
        onValueChange={(defendant) => onChange({ ...question, defendant })}
        onBlur={onLeave}
      />
      <DateField
        id="outlook-since"
        name={fieldNames.since}
        label="When should it have been paid, or when did it happen?"
        hint="A rough day is fine. Time left and interest count from it."
        value={question.since}
        error={errors.since}
        onValueChange={(since) => onChange({ ...question, since })}
        onBlur={onLeave}
      />
    </>
  );
}
