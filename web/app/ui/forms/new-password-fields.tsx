import { passwordHint } from '@plainclaim/domain/accounts/password-hint';
import type { NewPasswordForm } from '@plainclaim/domain/accounts/sign-up';
import { useFormContext } from 'react-hook-form';
import { FormField } from './form-field.tsx';
import { PasswordField } from './password-field.tsx';

type NewPasswordFieldsProps = { label: string; confirmLabel: string };

/** A new password, twice. Goes inside a form that has both fields. */
export function NewPasswordFields({ label, confirmLabel }: NewPasswordFieldsProps) {
  const { control } = useFormContext<NewPasswordForm>();
  return (
    <>
      <FormField
        control={control}
        name="password"
        as={PasswordField}
        label={label}
        hint={passwordHint}
        purpose="new"
      />
      <FormField
        control={control}
        name="confirmPassword"
        as={PasswordField}
        label={confirmLabel}
        purpose="new"
      />
    </>
  );
}
