import type { PlaintiffSignUpForm } from '@plainclaim/domain/accounts/sign-up';
import { useFormContext, useWatch } from 'react-hook-form';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { MistypedMail } from '../../../ui/forms/mistyped-mail.tsx';

/** The address of a new account. A slip in it would leave the confirmation mail without a reader. */
export function NewAccountEmail() {
  const { control, setValue } = useFormContext<Pick<PlaintiffSignUpForm, 'email'>>();
  const email = useWatch({ control, name: 'email' });
  return (
    <>
      <FormField control={control} name="email" as={EmailField} label="Email" />
      <MistypedMail address={email} field="email" onTake={(meant) => setValue('email', meant)} />
    </>
  );
}
