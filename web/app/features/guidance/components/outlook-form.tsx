import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import type { ComponentType, RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldStack } from '../../../ui/forms/field.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import type { LaidOut } from '../outlook.ts';
import { type ClaimQuestion, fieldNames, outlookId, worthItPath } from '../question.ts';

const asOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** Props of a question in the form. */
export type QuestionProps = {
  question: ClaimQuestion;
  errors: LaidOut['errors'];
  onChange: (question: ClaimQuestion) => void;
  onLeave: () => void;
};

type OutlookFormProps = QuestionProps & {
  form: RefObject<HTMLFormElement | null>;
  /** The questions that the home page does not ask. */
  further: ComponentType<QuestionProps> | undefined;
  onSubmit: () => void;
};

/** A plain GET form: without JavaScript, the server renders the answer. */
export function OutlookForm(props: OutlookFormProps) {
  const { form, question, further: Further, errors, onChange, onLeave, onSubmit } = props;
  return (
    <form
      ref={form}
      method="get"
      action={Further ? worthItPath : `/#${outlookId}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="mt-9"
    >
      <FieldStack>
        <MoneyField
          id="outlook-amount"
          name={fieldNames.amount}
          label="How much are you owed?"
          autoComplete="off"
          value={question.amount}
          error={errors.amount}
          onValueChange={(amount) => onChange({ ...question, amount })}
          onBlur={onLeave}
        />
        <Segmented
          id="outlook-jurisdiction"
          name={fieldNames.jurisdiction}
          label="Where would the claim be made?"
          stacks
          options={asOptions(jurisdictions)}
          value={question.jurisdiction}
          onValueChange={(jurisdiction) => onChange({ ...question, jurisdiction })}
          onBlur={onLeave}
        />
        <Select
          id="outlook-issue"
          name={fieldNames.issueType}
          label="What is it about?"
          className="max-w-[21.25rem]"
          options={asOptions(issueTypes)}
          value={question.issueType}
          onValueChange={(issueType) =>
            onChange({ ...question, issueType: issueType as typeof question.issueType })
          }
          onBlur={onLeave}
        />
        {Further ? <Further {...{ question, errors, onChange, onLeave }} /> : null}
        <Button type="submit" className="hidden justify-self-start noscript:inline-flex">
          Lay it out
        </Button>
      </FieldStack>
    </form>
  );
}
