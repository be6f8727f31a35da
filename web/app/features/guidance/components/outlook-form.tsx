import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldStack } from '../../../ui/forms/field.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { type ClaimQuestion, fieldNames, outlookId } from '../question.ts';

const asOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

type OutlookFormProps = {
  form: RefObject<HTMLFormElement | null>;
  question: ClaimQuestion;
  amountError: string | undefined;
  onChange: (question: ClaimQuestion) => void;
  onLeave: () => void;
  onSubmit: () => void;
};

/** A plain GET form: without script the page comes back with the answer in it. */
export function OutlookForm({ form, question, amountError, onChange, onLeave, onSubmit }: OutlookFormProps) {
  return (
    <form
      ref={form}
      method="get"
      action={`/#${outlookId}`}
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
          error={amountError}
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
        <Button type="submit" className="hidden justify-self-start noscript:inline-flex">
          Lay it out
        </Button>
      </FieldStack>
    </form>
  );
}
