import { useId } from 'react';
import { cn } from '../cn.ts';
import type { Choice } from './choice-card.tsx';
import { FieldGroup, type FieldProps, type ValueProps } from './field.tsx';

export type SegmentedProps<Value extends string = string> = FieldProps &
  ValueProps<Value> & {
    options: readonly Pick<Choice<Value>, 'value' | 'label' | 'disabled'>[];
    /** Labels of more than a word stand one above the other where the field is narrow. */
    stacks?: boolean;
  };

/** Two to four short answers joined in a row. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { options, stacks = false, name, value, onValueChange, onBlur, ...group } = props;
  const ownName = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className="@container mt-2.5">
        <div className={cn('grid max-w-[32.5rem]', stacks ? stackedClass : joinedClass)}>
          {options.map((option) => (
            <label key={option.value} className="relative block has-checked:z-1 has-focus-visible:z-2">
              <input
                type="radio"
                name={name ?? ownName}
                value={option.value}
                disabled={option.disabled}
                {...(onValueChange && {
                  checked: value === option.value,
                  onChange: () => onValueChange(option.value),
                })}
                onBlur={onBlur}
                className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
              />
              <span className={segmentClass}>{option.label}</span>
            </label>
          ))}
        </div>
      </div>
    </FieldGroup>
  );
}

const joinedClass = cn(
  'auto-cols-[minmax(0,1fr)] grid-flow-col *:not-first:-ml-px *:*:last:rounded-none',
  '*:first:*:last:rounded-l-lg *:last:*:last:rounded-r-lg',
);

const stackedClass = cn(
  'gap-2 @lg:auto-cols-[minmax(0,1fr)] @lg:grid-flow-col @lg:gap-0 @lg:*:not-first:-ml-px',
  '@lg:*:*:last:rounded-none @lg:*:first:*:last:rounded-l-lg @lg:*:last:*:last:rounded-r-lg',
);

const segmentClass = cn(
  'flex h-full min-h-12 items-center justify-center rounded-lg border border-edge bg-sheet px-2 py-2 text-center',
  'leading-tight wrap-anywhere text-ink transition-colors',
  'group-data-invalid/field:border-danger peer-hover:border-ink-2',
  'peer-checked:border-brand peer-checked:bg-brand-soft peer-checked:font-strong peer-checked:inset-ring-1',
  'peer-checked:inset-ring-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2',
  'peer-focus-visible:outline-focus peer-disabled:border-line peer-disabled:bg-well peer-disabled:text-ink-3',
  'forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText]',
  'forced-colors:peer-checked:forced-color-adjust-none',
);
