import { useId } from 'react';
import { cn } from '../cn.ts';
import { ChoiceCard, ChoiceMark } from './choice-card.tsx';
import { FieldMessage, type FieldProps, type ValueProps } from './field.tsx';
import { joinIds } from './field-context.ts';

export type CheckboxProps = Omit<FieldProps, 'hideLabel' | 'optional'> &
  ValueProps<boolean> & {
    /** 'card' stands as a field of its own; 'plain' sits under another field or in running text. */
    look?: 'card' | 'plain';
  };

/** One yes. The hint is part of the label's card, and read after it. */
export function Checkbox(props: CheckboxProps) {
  const { id: givenId, label, hint, error, look = 'card', value, onValueChange, className, ...input } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint && look === 'plain' ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const box = {
    ...input,
    type: 'checkbox' as const,
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': joinIds(hintId, errorId),
    ...(onValueChange && {
      checked: value ?? false,
      onChange: (event: { target: { checked: boolean } }) => onValueChange(event.target.checked),
    }),
  };
  return (
    <div data-invalid={error ? '' : undefined} className={cn('group/field min-w-0', className)}>
      {look === 'card' ? (
        <ChoiceCard {...box} label={label} note={hint} />
      ) : (
        <label htmlFor={id} className={plainClass}>
          <ChoiceMark {...box} />
          <span className="min-w-0">{label}</span>
        </label>
      )}
      {hintId && (
        <p id={hintId} className="mt-1 ml-8 text-15/[1.45] text-ink-2">
          {hint}
        </p>
      )}
      <FieldMessage id={errorId}>{error}</FieldMessage>
    </div>
  );
}

// The outline is the label's, so that the whole target shows the focus.
const plainClass = cn(
  '-mx-1.5 -my-2 flex min-h-11 w-fit items-start gap-3 rounded-lg px-1.5 py-2.5 leading-[1.4]',
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:text-ink-3',
);
