import { useId } from 'react';
import { cn } from '../cn.ts';

type ProgressBarProps = {
  label: string;
  value: number;
  max?: number;
  /** Shown under the bar, such as "Step 3 of 4: Defendant information". */
  text?: string;
  labelHidden?: boolean;
  className?: string;
};

/** The native element: it is announced, and it is right before any script has run. */
export function ProgressBar({
  label,
  value,
  max = 100,
  text,
  labelHidden = false,
  className,
}: ProgressBarProps) {
  const id = useId();
  return (
    <div className={cn('grid gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-[0.9375rem] font-semibold'}>
        {label}
      </label>
      <progress
        id={id}
        value={value}
        max={max}
        aria-valuetext={text}
        className={cn(
          'block h-1.5 w-full appearance-none overflow-hidden rounded-xs border-0 bg-line',
          '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-xs [&::-webkit-progress-value]:bg-brand',
          '[&::-moz-progress-bar]:rounded-xs [&::-moz-progress-bar]:bg-brand',
        )}
      />
      {text ? <p className="text-[0.875rem] text-ink-2">{text}</p> : null}
    </div>
  );
}
