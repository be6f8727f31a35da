import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { type ControlWidth, controlClass, controlWidthClass } from './control-style.ts';
import { Field, type FieldProps, type ValueProps } from './field.tsx';
import { useFieldControl } from './field-context.ts';

type Own = FieldProps & ValueProps<string> & { width?: ControlWidth };

export type TextFieldProps = Own & Omit<ComponentProps<'input'>, keyof Own | 'onChange' | 'children'>;

export function TextField(props: TextFieldProps) {
  const { id, label, hint, error, optional, hideLabel, className, width, ...input } = props;
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      <TextInput {...input} className={cn('mt-2.5', controlWidthClass(width))} />
    </Field>
  );
}

export type TextInputProps = ValueProps<string> &
  Omit<ComponentProps<'input'>, keyof ValueProps<string> | 'onChange'>;

/** The bare box, for fields that add something around it. */
export function TextInput({ value, onValueChange, className, ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest['aria-describedby']);
  return (
    <input
      type="text"
      {...rest}
      {...wiring}
      {...controlledText(value, onValueChange)}
      className={cn(controlClass, className)}
    />
  );
}

/** Never undefined: without a value in the first render, React would treat the box as uncontrolled. */
export function controlledText(
  value: string | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  if (!onValueChange) return { value };
  return {
    value: value ?? '',
    onChange: (event: { target: { value: string } }) => onValueChange(event.target.value),
  };
}
