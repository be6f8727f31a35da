import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../art/icon.tsx';
import { cn } from '../cn.ts';

export type Choice<Value extends string = string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: IconName;
  readonly disabled?: boolean;
};

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type: 'radio' | 'checkbox';
  label: ReactNode;
  note?: ReactNode;
  icon?: IconName;
};

/** A radio or checkbox whose whole card is the target. */
export function ChoiceCard({ type, label, note, icon, className, ...input }: ChoiceCardProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <label
      htmlFor={id}
      className={cn(
        'group/choice relative flex min-h-12 gap-3 rounded-lg border border-edge',
        'bg-sheet px-3.5 py-3 leading-[1.35] text-ink transition-colors',
        'hover:border-ink-2 hover:bg-paper group-data-invalid/field:border-danger',
        'has-checked:z-1 has-checked:border-brand has-checked:bg-brand-soft has-checked:inset-ring-1',
        'has-checked:inset-ring-brand has-focus-visible:z-2 has-focus-visible:outline-3',
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-well has-disabled:text-ink-2',
        'has-disabled:inset-ring-0',
        note ? 'items-start' : 'items-center',
        className,
      )}
    >
      <ChoiceMark {...input} type={type} id={id} />
      <span className="min-w-0 flex-1">
        <span className={cn('block', note && 'font-semibold')}>{label}</span>
        {note && <span className="mt-0.5 block text-14/[1.4] text-ink-2">{note}</span>}
      </span>
      {icon && (
        <Icon
          name={icon}
          className="size-[22px] shrink-0 text-ink-3 @max-sm:hidden group-has-[:checked:enabled]/choice:text-brand"
        />
      )}
    </label>
  );
}

type ChoiceMarkProps = Omit<ComponentProps<'input'>, 'type'> & { type: 'radio' | 'checkbox' };

/** The mark itself; in forced colours the browser draws its own, which always shows what is chosen. */
export function ChoiceMark({ type, className, ...input }: ChoiceMarkProps) {
  return (
    <span className="relative mt-px grid size-5 shrink-0 place-items-center">
      <input
        {...input}
        type={type}
        className={cn(
          'peer size-5 appearance-none border-[1.5px] border-edge bg-sheet forced-colors:appearance-auto',
          'checked:border-brand checked:bg-brand disabled:border-ink-3',
          'disabled:checked:bg-ink-3 aria-invalid:border-danger focus-visible:outline-none',
          type === 'radio' && 'rounded-full checked:inset-ring-4 checked:inset-ring-sheet',
          type === 'checkbox' && 'rounded-[5px]',
          className,
        )}
      />
      {type === 'checkbox' && (
        <Icon
          name="check"
          className={cn(
            'pointer-events-none absolute hidden size-4 stroke-[3.2] text-on-brand',
            'peer-checked:block forced-colors:hidden forced-colors:peer-checked:hidden',
          )}
        />
      )}
    </span>
  );
}
