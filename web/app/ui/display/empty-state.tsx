import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

type EmptyStateProps = {
  title: string;
  /** What will be here, and what makes it appear. */
  children: ReactNode;
  /** The first action. Leave out only where the person cannot cause anything to appear. */
  action?: ReactNode;
  picture?: ReactNode;
  level?: 2 | 3;
  className?: string;
};

export function EmptyState({ title, children, action, picture, level = 2, className }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      className={cn(
        'grid justify-items-center gap-2.5 rounded-xl border border-line bg-sheet px-6 py-10 text-center',
        className,
      )}
    >
      {picture ? <div className="mb-1.5 w-[124px] [&_svg]:h-auto [&_svg]:w-full">{picture}</div> : null}
      <Heading className="font-serif text-[1.5rem]">{title}</Heading>
      <div className="max-w-[40ch] text-ink-2">{children}</div>
      {action ? <div className="mt-2.5">{action}</div> : null}
    </div>
  );
}
