import { TextField, type TextFieldProps } from './text-field.tsx';

/** An e-mail address: the right keyboard on a phone, and nothing that corrects it. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
