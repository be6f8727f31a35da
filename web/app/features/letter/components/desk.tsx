import type { ReactNode } from 'react';
import { cn } from '../../../ui/cn.ts';

type DeskProps = { aside: ReactNode; isSticky?: boolean; children: ReactNode };

/** The claim's summary on the left, the letter on the right; stacked on narrow screens. */
export function Desk({ aside, isSticky = true, children }: DeskProps) {
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[320px_minmax(0,1fr)] lg:items-start lg:gap-12 print:mt-0 print:block">
      <div className={cn('grid gap-4 print:hidden', isSticky && 'lg:sticky lg:top-6')}>{aside}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
