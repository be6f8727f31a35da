import { zodResolver } from '@hookform/resolvers/zod';
import { AppError, type FieldError } from '@plainclaim/domain/shared/errors';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormProps,
  type UseFormReturn,
  useForm,
  useFormContext,
} from 'react-hook-form';
import type { z } from 'zod';
import { Button, type ButtonProps } from '../button.tsx';
import { ErrorSummary, type SummaryError } from './error-summary.tsx';
import { FieldStack } from './field.tsx';
import { FormIdContext } from './form-context.ts';
import { listFormErrors, type NamedError, summariseErrors } from './form-errors.ts';

type ZodFormOptions<Values extends FieldValues> = Pick<
  UseFormProps<Values>,
  'mode' | 'reValidateMode' | 'values' | 'resetOptions'
>;

/** A form whose rules and messages are those of a schema in `domain`. */
export function useZodForm<Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Values>,
  defaults: DefaultValues<Values>,
  options: ZodFormOptions<Values> = {},
): UseFormReturn<Values, unknown, Output> {
  return useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: defaults,
    // The summary takes the focus instead of the first wrong field.
    shouldFocusError: false,
    ...options,
  });
}

/** What the server found wrong: with the whole, with single fields, or both. */
export type SubmitProblem = { readonly message?: string; readonly fields?: readonly FieldError[] };

type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** May return a problem or throw an `AppError`; either is shown in the summary and beside the fields. */
  onSubmit: (values: Output) => Promise<SubmitProblem | undefined> | SubmitProblem | undefined;
  className?: string;
  children: ReactNode;
};

export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, className, children } = props;
  const formId = useId();
  const [failure, setFailure] = useState<{ attempt: number; errors: SummaryError[] }>({
    attempt: 0,
    errors: [],
  });
  const fail = (errors: readonly NamedError[]) =>
    setFailure(({ attempt }) => ({ attempt: attempt + 1, errors: summariseErrors(errors, formId) }));

  const send = async (values: Output) => {
    const problem = await Promise.resolve(values).then(onSubmit).catch(problemOf);
    const fields = problem?.fields ?? [];
    for (const { field, message } of fields) {
      form.setError(field as FieldPath<Values>, { type: 'server', message });
    }
    const whole = problem?.message ? [{ message: problem.message }] : [];
    fail([...whole, ...fields.map(({ field, message }) => ({ name: field, message }))]);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.handleSubmit(send, (errors) => fail(listFormErrors(errors)))(event);

  return (
    <FormProvider {...form}>
      <FormIdContext value={formId}>
        {/* Before the scripts are there a press would send the form itself: never as a GET, answers are private. */}
        <form id={formId} method="post" noValidate onSubmit={submit} className={className}>
          <FieldStack>
            <ErrorSummary key={failure.attempt} errors={failure.errors} />
            {children}
          </FieldStack>
        </form>
      </FormIdContext>
    </FormProvider>
  );
}

function problemOf(error: unknown): SubmitProblem {
  if (!(error instanceof AppError)) throw error;
  if (error.fields.length > 0) return { fields: error.fields };
  return { message: error.userMessage ?? 'Something went wrong. Please try again.' };
}

/** Sends the form; busy while it is on its way. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { formState } = useFormContext();
  return <Button {...props} type="submit" busy={formState.isSubmitting} />;
}
