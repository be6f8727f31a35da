import type { ComponentProps } from 'react';
import { Icon } from '../../art/icon.tsx';
import { cn } from '../cn.ts';
import { type ControlWidth, controlClass, controlWidthClass } from './control-style.ts';
import { Field, type FieldProps, type ValueProps } from './field.tsx';
import { useFieldControl } from './field-context.ts';
import { controlledText } from './text-field.tsx';

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type Own = FieldProps &
  ValueProps<string> & {
    options: readonly SelectOption[];
    /** Shown first, with an empty value. */
    placeholder?: string;
    width?: ControlWidth;
  };

export type SelectProps = Own & Omit<ComponentProps<'select'>, keyof Own | 'onChange' | 'children'>;

/** The browser's own list: it works with every assistive technology, on phones, and before scripts load. */
export function Select(props: SelectProps) {
  const { id, label, hint, error, optional, hideLabel, className, width, ...select } = props;
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      <div className={cn('relative mt-2.5', controlWidthClass(width))}>
        <SelectBox {...select} />
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-3"
        />
      </div>
    </Field>
  );
}

type SelectBoxProps = Omit<SelectProps, keyof FieldProps | 'width'>;

function SelectBox({ options, placeholder, value, onValueChange, ...rest }: SelectBoxProps) {
  const wiring = useFieldControl(rest['aria-describedby']);
  return (
    <select
      {...rest}
      {...wiring}
      {...controlledText(value, onValueChange)}
      className={cn(controlClass, 'cursor-pointer appearance-none truncate pr-11')}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
