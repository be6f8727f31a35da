import type { PlaintiffSignUpForm } from '@plainclaim/domain/accounts/sign-up';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { NewPasswordFields } from '../../../ui/forms/new-password-fields.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Captcha } from './captcha.tsx';

/** Initial values of the fields below. */
export const emptyNewAccount = { password: '', confirmPassword: '', agreement: false };

type NewAccount = Pick<PlaintiffSignUpForm, keyof typeof emptyNewAccount>;

/** The last fields of each sign-up form: password, agreement and captcha. */
export function NewAccountFields() {
  const { control } = useFormContext<NewAccount>();
  return (
    <>
      <NewPasswordFields label="Password" confirmLabel="Confirm password" />
      <FormField control={control} name="agreement" as={Checkbox} label={<AgreementWords />} look="plain" />
      <Captcha />
    </>
  );
}

function AgreementWords() {
  return (
    <>
      I am 18 or over and agree to the{' '}
      <TextLink to="/terms" target="_blank">
        terms
      </TextLink>{' '}
      and the{' '}
      <TextLink to="/privacy" target="_blank">
        privacy policy
      </TextLink>
    </>
  );
}
