import { type ComponentType, memo } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import type { FieldProps, ValueProps } from './field.tsx';
import { useFieldId } from './form-context.ts';

/** Props that the form sets; the page sets the others. */
type BoundKeys = 'id' | 'error' | 'name' | 'value' | 'onValueChange' | 'onBlur';

type Bindable = Pick<FieldProps, 'id' | 'error'> &
  Pick<ValueProps<never>, 'name' | 'onBlur'> & { value?: unknown };

type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output, Props> = {
  control: Control<Values, unknown, Output>;
  name: Name;
  /** Any field of this folder whose value fits, for example `MoneyField`. */
  as: ComponentType<Props>;
} & Omit<Props, BoundKeys>;

/** Refuses, at compile time, a field that could not show the value: a date field for a yes or no. */
type Fits<Value, Props extends Bindable> =
  NonNullable<Value> extends NonNullable<Props['value']> ? unknown : never;

function BoundField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output,
  Props extends Bindable,
>(props: FormFieldProps<Values, Name, Output, Props> & { as: Fits<FieldPathValue<Values, Name>, Props> }) {
  const { control, name, as, ...words } = props;
  const { field, fieldState } = useController({ control, name });
  const Component = as as ComponentType<object>;
  const bound = {
    id: useFieldId(name),
    name: field.name,
    value: field.value,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  };
  return <Component {...words} {...bound} />;
}

/**
 * A field of a form: value, message and id come from the form, the words from the page. It subscribes to its
 * own value and message, so it is memoised: renders of the form, as after hydration, skip it.
 */
export const FormField = memo(BoundField) as typeof BoundField;
