import { Icon } from '../../art/icon.tsx';
import { cn } from '../cn.ts';

export type StepIndicatorProps = {
  /** The names, in order. */
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  label?: string;
  className?: string;
};

/**
 * Progress in a form of several steps: all names on a wide screen, 'Step 2 of 4' on a phone. A list and not a
 * navigation: it has no links, the form has buttons.
 */
export function StepIndicator({ steps, current, label = 'Progress', className }: StepIndicatorProps) {
  const next = steps[current + 1];
  return (
    <div className={className}>
      <p className="mb-2.5 flex flex-wrap justify-between gap-x-3 text-15 sm:hidden">
        <strong>
          Step {current + 1} of {steps.length}
        </strong>
        <span className="text-ink-2">{next ? `Next: ${next}` : 'The last step'}</span>
      </p>
      <ol aria-label={label} className="grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-1.5">
        {steps.map((step, index) => (
          <Step key={step} name={step} position={index + 1} state={stateOf(index, current)} />
        ))}
      </ol>
    </div>
  );
}

type StepState = 'done' | 'now' | 'later';

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'now';
  return index < current ? 'done' : 'later';
}

type StepProps = { name: string; position: number; state: StepState };

function Step({ name, position, state }: StepProps) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={cn(
        'flex items-center gap-2.5 border-t-4 border-line text-16/[1.25] text-ink-2 sm:pt-3',
        state !== 'later' && 'border-brand forced-colors:border-[Highlight]',
        state === 'now' && 'font-strong text-ink',
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'hidden size-[26px] shrink-0 place-items-center rounded-full border-[1.5px] border-edge sm:grid',
          'text-14/none font-strong tabular-nums',
          state === 'now' && 'border-brand bg-brand text-on-brand',
          state === 'done' && 'border-brand text-brand',
        )}
      >
        {state === 'done' ? <Icon name="check" className="size-3.5 stroke-3" /> : position}
      </span>
      <span className="min-w-0 max-sm:sr-only">
        {state === 'done' && <span className="sr-only">Done: </span>}
        {name}
      </span>
    </li>
  );
}
