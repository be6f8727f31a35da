import { type Choice, ChoiceCard } from './choice-card.tsx';
import { type ChoiceColumns, ChoiceList } from './choice-list.tsx';
import { FieldGroup, type FieldProps, type ValueProps } from './field.tsx';

export type CheckboxGroupProps<Value extends string = string> = FieldProps &
  ValueProps<readonly Value[]> & { options: readonly Choice<Value>[]; columns?: ChoiceColumns };

/** Any number of answers out of a few. The value keeps the order of the options, whatever order was ticked. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, columns = 1, name, value = [], onValueChange, onBlur, ...group } = props;
  const toggle = (toggled: Value) =>
    onValueChange?.(
      options
        .map((option) => option.value)
        .filter((each) => (each === toggled ? !value.includes(each) : value.includes(each))),
    );
  return (
    <FieldGroup {...group}>
      <ChoiceList columns={columns} count={options.length}>
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            type="checkbox"
            name={name}
            {...option}
            aria-invalid={group.error ? true : undefined}
            {...(onValueChange && {
              checked: value.includes(option.value),
              onChange: () => toggle(option.value),
            })}
            onBlur={onBlur}
          />
        ))}
      </ChoiceList>
    </FieldGroup>
  );
}
