import { type ClaimFormInput, claimStepFields } from '@plainclaim/domain/claims/claim-form';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { Form, useZodForm } from '../../../ui/forms/form.tsx';
import { FormIdContext } from '../../../ui/forms/form-context.ts';
import { fieldOnPage } from '../../../ui/forms/form-errors.ts';
import { goToField } from '../../../ui/forms/go-to-field.ts';
import type { Step } from '../writing.ts';
import { NextButton, WizardActions } from './wizard-actions.tsx';
import type { WizardControls } from './wizard-controls.ts';

/** The form of one step: its schema, and its part of the draft's values. */
export function useStepForm<Answers extends Partial<ClaimFormInput>>(
  rules: (now: Date) => z.ZodType,
  wizard: WizardControls,
): UseFormReturn<Answers, unknown, FieldValues> {
  // The form's values are unvalidated strings, while the schema's input type lists valid ones only.
  const [schema] = useState(() => rules(wizard.now) as z.ZodType<FieldValues, Answers>);
  const form = useZodForm(schema, answersIn(wizard) as never);
  useTakeOver(form, wizard);
  const { subscribe } = form;
  const { write } = wizard;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) =>
          write(name ? { [name]: values[name as keyof typeof values] } : values),
      }),
    [subscribe, write],
  );
  return form;
}

function answersIn({ form, step }: Pick<WizardControls, 'form' | 'step'>): Partial<ClaimFormInput> {
  const fields = claimStepFields[step - 1] ?? [];
  return Object.fromEntries(fields.map((field) => [field, form[field]]));
}

/**
 * Copies changes from elsewhere (profile, another tab) into the fields. Synchronously: a later render could overwrite a
 * key pressed meanwhile.
 */
function useTakeOver<Answers extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Answers, unknown, FieldValues>,
  { follow, step }: WizardControls,
): void {
  useEffect(
    () =>
      follow((form) => {
        const typed: Record<string, unknown> = getValues();
        for (const [field, answer] of Object.entries(answersIn({ form, step }))) {
          const name = field as FieldPath<Answers>;
          if (typed[field] !== answer) setValue(name, answer as PathValue<Answers, typeof name>);
        }
      }),
    [follow, step, getValues, setValue],
  );
}

type StepFormProps<Answers extends FieldValues> = {
  form: UseFormReturn<Answers, unknown, FieldValues>;
  wizard: WizardControls;
  /** Resolves to the reason why the user cannot continue, if any. */
  beforeNext?: () => Promise<string | undefined>;
  /** A link led to a field, whose message is to be shown. */
  onArrival?: () => void;
  children: ReactNode;
};

export function StepForm<Answers extends FieldValues>(props: StepFormProps<Answers>) {
  const { form, wizard, beforeNext, onArrival, children } = props;
  const { step, field, goTo } = wizard;
  const goOn = async () => {
    const message = await beforeNext?.();
    if (message) return { message };
    goTo((step + 1) as Step);
    return undefined;
  };
  return (
    <Form form={form} onSubmit={goOn}>
      {children}
      <WizardActions step={step} onPrevious={() => goTo((step - 1) as Step)}>
        <NextButton />
      </WizardActions>
      {field && (
        <Arrival
          field={field}
          onArrival={async () => {
            onArrival?.();
            await form.trigger(field as FieldPath<Answers>);
          }}
        />
      )}
    </Form>
  );
}

/** Focuses the field that a link names, and shows its error. */
function Arrival({ field, onArrival }: { field: string; onArrival: () => Promise<unknown> }) {
  const formId = useContext(FormIdContext);
  const arrive = useRef(onArrival);
  useEffect(() => {
    void arrive.current().then(() => {
      const target = fieldOnPage(formId, field);
      if (target) goToField(target.id);
    });
  }, [formId, field]);
  return null;
}
