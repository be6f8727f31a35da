import { cn } from '../cn.ts';
import { Field, type FieldProps, type ValueProps } from './field.tsx';
import { TextInput } from './text-field.tsx';

export type MoneyFieldProps = FieldProps &
  ValueProps<string> & {
    autoComplete?: string;
    placeholder?: string;
    /** The browser's own number box, in steps of a penny: digits and one point, nothing else. */
    numeric?: boolean;
  };

/** Pounds and pence as typed, for example '1,150.00'; reading it as money is the schema's work. */
export function MoneyField(props: MoneyFieldProps) {
  const { id, label, hint, error, optional, hideLabel, className, onBlur, numeric, ...input } = props;
  const leave = () => {
    const bare = withoutPoundSign(input.value ?? '');
    if (bare !== input.value) input.onValueChange?.(bare);
    onBlur?.();
  };
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      <div className="relative mt-2.5 max-w-[16.25rem]">
        <TextInput
          {...input}
          {...(numeric && { type: 'number', min: 0, step: 0.01 })}
          onBlur={leave}
          inputMode="decimal"
          className={cn(
            'peer pl-[3.875rem] font-serif text-[1.3125rem] leading-[1.2] font-medium tracking-[-0.005em]',
            'tabular-nums lining-nums',
          )}
        />
        <span
          aria-hidden="true"
          className={cn(
            'pointer-events-none absolute inset-y-px left-px grid w-[2.875rem] place-items-center rounded-l-[9px]',
            'border-r border-line bg-well font-serif text-[1.25rem] leading-none font-medium text-ink-2',
            'peer-aria-invalid:inset-y-0.5 peer-aria-invalid:left-0.5',
            'peer-aria-invalid:rounded-l-[8px] peer-aria-invalid:border-danger-line peer-disabled:text-ink-3',
          )}
        >
          £
        </span>
      </div>
    </Field>
  );
}

/** The box shows its own £, so one that was typed or pasted would be read twice. */
export function withoutPoundSign(typed: string): string {
  return typed.replaceAll(/[£\s]/g, '');
}
