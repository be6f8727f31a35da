import { useId } from 'react';
import { type Choice, ChoiceCard } from './choice-card.tsx';
import { type ChoiceColumns, ChoiceList } from './choice-list.tsx';
import { FieldGroup, type FieldProps, type ValueProps } from './field.tsx';

export type RadioCardsProps<Value extends string = string> = FieldProps &
  ValueProps<Value> & { options: readonly Choice<Value>[]; columns?: ChoiceColumns };

/** One answer out of a few, all in view. Up to nine; a longer list is a `Select`. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { options, columns = 1, name, value, onValueChange, onBlur, ...group } = props;
  const ownName = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      <ChoiceList columns={columns} count={options.length}>
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            type="radio"
            name={name ?? ownName}
            {...option}
            {...(onValueChange && {
              checked: value === option.value,
              onChange: () => onValueChange(option.value),
            })}
            onBlur={onBlur}
          />
        ))}
      </ChoiceList>
    </FieldGroup>
  );
}
