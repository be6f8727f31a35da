import type { PlaintiffSignUpForm as FormValues } from '@plainclaim/domain/accounts/sign-up';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { SignUpOutcome } from '../api/sign-up.ts';
import { NewAccountEmail } from './new-account-email.tsx';
import { emptyNewAccount, NewAccountFields } from './new-account-fields.tsx';

const rules = () =>
  import('@plainclaim/domain/accounts/sign-up').then(({ plaintiffSignUpForm }) => plaintiffSignUpForm);

const empty = {
  fullName: '',
  email: '',
  phone: '',
  ...emptyNewAccount,
};

type PlaintiffSignUpFormProps = {
  /** Where the link that confirms the address leads. */
  returnPath: () => string;
  onDone: (outcome: SignUpOutcome, email: string) => void;
};

export function PlaintiffSignUpForm({ returnPath, onDone }: PlaintiffSignUpFormProps) {
  const form = useZodForm<FormValues, FormValues>(rules, empty);
  const { control } = form;

  const submit = async ({ fullName, email, phone, password }: FormValues) => {
    // Loaded on submit: reading the page does not need it.
    const { signUp } = await import('../api/sign-up.ts');
    const data = { full_name: fullName, phone: phone ?? '', role: 'plaintiff' };
    const outcome = await signUp({ email, password, data, returnPath: returnPath() });
    if (outcome.kind === 'problem') return outcome.problem;
    onDone(outcome, email);
    return undefined;
  };

  return (
    <Form form={form} onSubmit={submit}>
      <FormField control={control} name="fullName" as={TextField} label="Full name" autoComplete="name" />
      <NewAccountEmail />
      <FormField
        control={control}
        name="phone"
        as={TextField}
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
      />
      <NewAccountFields />
      <SubmitButton block busyLabel="Creating your account…">
        Create Account
      </SubmitButton>
    </Form>
  );
}
