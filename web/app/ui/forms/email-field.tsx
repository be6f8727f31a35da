import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field for an e-mail address, with the e-mail keyboard on phones and without autocorrection. */
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
