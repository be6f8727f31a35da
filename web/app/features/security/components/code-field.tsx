import type { Control } from 'react-hook-form';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { CodeForm } from '../code-form.ts';

type CodeFieldProps = {
  control: Control<CodeForm, unknown, CodeForm>;
  label: string;
  hint: string;
  /** Backup codes have letters in them. */
  letters?: boolean;
};

export function CodeField({ control, label, hint, letters = false }: CodeFieldProps) {
  return (
    <FormField
      control={control}
      name="code"
      as={TextField}
      label={label}
      hint={hint}
      inputMode={letters ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      width="medium"
    />
  );
}
