import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

export const buttonClass = cva(
  [
    'inline-flex items-center justify-center border border-transparent text-center font-semibold no-underline',
    'transition-[background-color,border-color,color,translate] active:translate-y-px',
    'disabled:translate-y-0 aria-disabled:translate-y-0 aria-busy:cursor-progress',
    'forced-colors:border-[ButtonText] forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
    'forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]',
  ],
  {
    variants: {
      variant: {
        primary:
          'bg-brand text-on-brand shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)] hover:bg-brand-hover hover:text-on-brand',
        secondary: 'border-edge bg-sheet text-ink hover:border-ink hover:bg-well hover:text-ink',
        quiet: 'bg-transparent text-brand hover:bg-brand-soft hover:text-brand-hover',
        danger: 'border-danger bg-sheet text-danger hover:bg-danger-soft hover:text-danger',
        // Light in both themes: on the dark band a dark button would not stand out.
        band: 'bg-band-ink text-letter-ink hover:bg-band-ink-2 hover:text-letter-ink',
      },
      size: {
        lg: 'min-h-14 gap-2.5 rounded-lg px-7 py-2.5 text-18/[1.2]',
        md: 'min-h-12 gap-2.5 rounded-lg px-[22px] py-2.5 text-16/[1.2]',
        sm: 'min-h-10 gap-2 rounded-md px-3.5 py-1.5 text-15/[1.2]',
      },
      block: { true: 'w-full' },
      off: {
        true: 'border-line bg-well text-ink-3 shadow-none hover:border-line hover:bg-well hover:text-ink-3',
      },
    },
    compoundVariants: [{ variant: 'quiet', size: ['md', 'lg'], class: 'px-3' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonLook = Pick<VariantProps<typeof buttonClass>, 'variant' | 'size'> & { block?: boolean };

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Work is under way: the button keeps its width and ignores presses. */
    busy?: boolean;
    /** The label while busy, for example 'Sending…'. Without it the spinner alone is shown. */
    busyLabel?: string;
    /** Disables the button and says why beside it. It stays focusable, so that the reason is announced. */
    disabledReason?: ReactNode;
    /** Like `disabledReason`, for a reason that stands elsewhere already: the id of its element. */
    disabledReasonId?: string | undefined;
  };

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    busy = false,
    busyLabel,
    disabledReason,
    disabledReasonId,
    className,
    children,
    ...rest
  } = props;
  const ownReasonId = useId();
  const reasonId = disabledReason ? ownReasonId : disabledReasonId;
  const explained = Boolean(reasonId);
  // A press before hydration would be lost. A submit works without it, unless `SubmitButton` disables it.
  const isWaiting = !useHydrated() && rest.type !== 'submit' && !explained;
  const disabled = rest.disabled || isWaiting;
  const ignored = busy || explained;
  const describedBy = [rest['aria-describedby'], reasonId].filter(Boolean).join(' ') || undefined;

  const button = (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={ignored || rest['aria-disabled']}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (ignored || isSecondPress({ detail: event.detail, startsWork: props.busy !== undefined }))
          return swallow(event);
        rest.onClick?.(event);
      }}
      className={cn(buttonClass({ variant, size, block, off: explained || disabled }), className)}
    >
      <ButtonContent busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonContent>
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className={cn('inline-flex flex-col items-start gap-2', block && 'flex w-full items-stretch')}>
      {button}
      <span id={ownReasonId} className="text-14/normal text-ink-2">
        {disabledReason}
      </span>
    </span>
  );
}

type Press = {
  /** How many clicks in a row the browser counts; 0 from the keyboard. */
  readonly detail: number;
  readonly startsWork: boolean;
};

/** A double click on a button that starts work: its second press may come before `busy` is shown, or after the end. */
export const isSecondPress = ({ detail, startsWork }: Press): boolean => startsWork && detail > 1;

/** Also stops the submit that Enter in a field would cause: browsers press the submit button for it. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

type ButtonContentProps = { busy: boolean; busyLabel?: string; children: ReactNode };

/** Both faces share one grid cell, so the width is that of the wider and never jumps. */
function ButtonContent({ busy, busyLabel, children }: ButtonContentProps) {
  if (!busy && busyLabel === undefined) return children;
  const face = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-[inherit]';
  return (
    <span className="inline-grid gap-[inherit]">
      <span className={cn(face, busy && (busyLabel === undefined ? 'opacity-0' : 'invisible'))}>
        {children}
      </span>
      <span className={cn(face, !busy && 'invisible')}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** Says what it does, and to what: 'Remove contract.pdf'. */
  label: string;
};

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  const isWaiting = !useHydrated();
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || isWaiting}
      aria-label={label}
      className={cn(
        'inline-grid size-11 shrink-0 place-items-center rounded-lg text-ink-2 transition-colors',
        'hover:bg-well hover:text-ink disabled:text-ink-3',
        className,
      )}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
