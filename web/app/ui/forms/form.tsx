import { AppError, type FieldError } from '@plainclaim/domain/shared/errors';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
  useForm,
  useFormContext,
} from 'react-hook-form';
import type { z } from 'zod';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button, type ButtonProps } from '../button.tsx';
import { ErrorSummary, type SummaryError } from './error-summary.tsx';
import { FieldStack } from './field.tsx';
import { FormIdContext } from './form-context.ts';
import { listFormErrors, type NamedError, summariseErrors } from './form-errors.ts';
import { onFirstInteraction } from './on-first-interaction.ts';

type ZodFormOptions<Values extends FieldValues> = Pick<
  UseFormProps<Values>,
  'mode' | 'reValidateMode' | 'values' | 'resetOptions' | 'errors'
>;

type Schema<Values, Output> = z.ZodType<Output, Values>;

/**
 * A form whose rules and messages are those of a schema in `domain`. On a public page pass a function that
 * imports the schema: the rules then load at the first sign of use, well before the form is filled in.
 */
export function useZodForm<Values extends FieldValues, Output extends FieldValues>(
  schema: Schema<Values, Output> | (() => Promise<Schema<Values, Output>>),
  defaults: DefaultValues<Values>,
  options: ZodFormOptions<Values> = {},
): UseFormReturn<Values, unknown, Output> {
  const given = useRef(schema);
  const [rules] = useState(() => once(() => loadRules(given.current)));
  // A failed download is retried when the rules are needed.
  useEffect(() => onFirstInteraction(() => rules().catch(() => {})), [rules]);
  return useForm<Values, unknown, Output>({
    resolver: async (values, context, options) => (await rules())(values, context, options),
    defaultValues: defaults,
    // The summary takes the focus instead of the first wrong field.
    shouldFocusError: false,
    ...options,
  });
}

/** Takes over what was typed or autofilled before hydration. */
function useTypedBeforeHydration<Values extends FieldValues, Output>(
  formId: string,
  { getValues, setValue }: UseFormReturn<Values, unknown, Output>,
): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    const boxes = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input[name], textarea[name]',
    );
    for (const box of boxes ?? []) {
      const name = box.name as FieldPath<Values>;
      if (!textTypes.has(box.type) || box.value === '' || getValues(name) !== '') continue;
      setValue(name, box.value as PathValue<Values, typeof name>);
    }
  }, [formId, getValues, setValue]);
}

const textTypes = new Set(['text', 'email', 'password', 'tel', 'search', 'url', 'textarea']);

async function loadRules<Values extends FieldValues, Output>(
  given: Schema<Values, Output> | (() => Promise<Schema<Values, Output>>),
) {
  const [{ zodResolver }, schema] = await Promise.all([
    import('@hookform/resolvers/zod'),
    typeof given === 'function' ? given() : given,
  ]);
  return zodResolver(schema);
}

/** Runs once while it succeeds; after a failure the next call tries again. */
function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Errors from the server: about the whole form, single fields, or both. */
export type SubmitProblem = { readonly message?: string; readonly fields?: readonly FieldError[] };

type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** May return a problem or throw an `AppError`; either is shown in the summary and beside the fields. */
  onSubmit: (values: Output) => Promise<SubmitProblem | undefined> | SubmitProblem | undefined;
  /** What decides on the questions that the form asks. When it changes, the summary of errors goes: it named others. */
  choice?: string | undefined;
  className?: string;
  children: ReactNode;
};

export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, choice, className, children } = props;
  const formId = useId();
  useTypedBeforeHydration(formId, form);
  const [failure, setFailure] = useState<{ attempt: number; errors: SummaryError[] }>({
    attempt: 0,
    errors: [],
  });
  const fail = (errors: readonly NamedError[]) =>
    setFailure(({ attempt }) => ({ attempt: attempt + 1, errors: summariseErrors(errors, formId) }));
  const [choiceBefore, setChoiceBefore] = useState(choice);
  if (choice !== choiceBefore) {
    setChoiceBefore(choice);
    setFailure(({ attempt }) => ({ attempt, errors: [] }));
  }

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
        {/* Sent without script it must not be a GET: answers are private. */}
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

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy' | 'disabled'> & {
  /** The page has an action that accepts the form as a plain POST. */
  worksWithoutScript?: boolean;
};

export function SubmitButton({ worksWithoutScript, ...props }: SubmitButtonProps) {
  const { formState } = useFormContext();
  const isWaiting = !useHydrated() && !worksWithoutScript;
  return <Button {...props} type="submit" disabled={isWaiting} busy={formState.isSubmitting} />;
}
