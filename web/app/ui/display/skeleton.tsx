import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Card } from './card.tsx';

/** One grey bar. Give it the height and width of what it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'relative block h-3.5 overflow-hidden rounded-[5px] bg-line',
        'after:absolute after:inset-0 after:-translate-x-full after:animate-shimmer after:bg-linear-to-r after:from-transparent after:via-(--shimmer) after:to-transparent motion-reduce:after:hidden',
        className,
      )}
    />
  );
}

/** Shapes are for the eye only; the words are what a screen reader hears. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div>
      <output className="sr-only">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const lineWidths = ['w-full', 'w-[92%]', 'w-[97%]', 'w-[58%]'];

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-3">
      {counted(lines).map((line) => (
        <Skeleton key={line} className={line === lines ? 'w-[58%]' : lineWidths[(line - 1) % 3]} />
      ))}
    </div>
  );
}

export function SkeletonCard({ lines = 2 }: { lines?: number }) {
  return (
    <Card className="p-5 sm:p-7">
      <div className="mb-4 flex justify-between gap-6">
        <Skeleton className="h-5 w-[44%]" />
        <Skeleton className="h-5 w-[84px]" />
      </div>
      <SkeletonText lines={lines} />
    </Card>
  );
}

export function SkeletonStats({ count = 4 }: { count?: number }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-sheet @min-[50rem]:grid-cols-4">
        {counted(count).map((cell) => (
          <div
            key={cell}
            className="grid gap-3 px-4 py-[18px] shadow-[0_0_0_1px_var(--line)] @min-[30rem]:px-6 @min-[30rem]:py-[22px]"
          >
            <Skeleton className="w-[70%]" />
            <Skeleton className="h-8 w-[45%]" />
          </div>
        ))}
      </div>
    </div>
  );
}

export function SkeletonTable({ rows = 4, columns = 3 }: { rows?: number; columns?: number }) {
  return (
    <Card className="overflow-hidden">
      {counted(rows).map((row) => (
        <div
          key={row}
          className="grid gap-x-6 gap-y-2.5 border-b border-line px-5 py-5 last:border-b-0 sm:auto-cols-fr sm:grid-flow-col sm:px-7"
        >
          {counted(columns).map((column) => (
            <Skeleton key={column} className={column === 1 ? 'w-[80%]' : 'w-[55%]'} />
          ))}
        </div>
      ))}
    </Card>
  );
}

function counted(length: number): number[] {
  return Array.from({ length }, (_, index) => index + 1);
}
