import { cn } from '../cn.ts';

export type DayCount = {
  /** Days still to go; zero is the last day, below zero is past it. */
  left: number;
  total: number;
  /** Dates under the first and the last box, already written out. */
  from: string;
  to: string;
};

type BoxState = 'gone' | 'today' | 'ahead';

type DayBox = { day: number; state: BoxState };

export function dayBoxes(left: number, total: number): DayBox[] {
  const today = total - left + 1;
  return Array.from({ length: total }, (_, index) => {
    const day = index + 1;
    if (day < today) return { day, state: 'gone' };
    return { day, state: day === today ? 'today' : 'ahead' };
  });
}

export function daysInWords(left: number): string {
  if (left < 0) return 'Time is up';
  if (left === 0) return 'Last day';
  return left === 1 ? '1 day left' : `${left} days left`;
}

const boxes: Record<BoxState, string> = {
  gone: 'bg-brand',
  today: 'bg-[repeating-linear-gradient(45deg,var(--brand)_0_2px,transparent_2px_5px)]',
  ahead: '',
};

export function DayBoxes({ left, total, from, to }: DayCount) {
  // More than a fortnight would make boxes too thin to count on a phone: two rows then.
  const columns = total > 14 ? Math.ceil(total / 2) : total;
  return (
    <>
      <p>
        <span className="font-serif text-[1.75rem] leading-none font-medium tracking-[-0.015em]">
          {daysInWords(left)}
        </span>{' '}
        <span className="text-ink-2">of {total}</span>
      </p>
      <div
        aria-hidden="true"
        className="mt-3.5 grid gap-1"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {dayBoxes(left, total).map(({ day, state }) => (
          <span key={day} className={cn('h-[30px] rounded-xs border-[1.5px] border-brand', boxes[state])} />
        ))}
      </div>
      <p className="mt-1.5 flex justify-between text-[0.875rem] text-ink-2 tabular-nums">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </>
  );
}
