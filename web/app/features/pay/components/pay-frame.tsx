import type { ReactNode } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Mark } from '../../../art/mark.tsx';
import { cn } from '../../../ui/cn.ts';

/** The frame of the payment pages: our name, and no links that lead away. */
export function PayFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[592px] px-4 pt-7 pb-18 sm:pt-14 print:max-w-none print:p-0">
      <div className="mb-5 flex items-center justify-between gap-4 px-1">
        <p className="inline-flex items-center gap-2.5 font-serif text-[1.4375rem] leading-none font-semibold tracking-[-0.022em]">
          <Mark className="size-8" />
          Plainclaim
        </p>
        <p className="inline-flex items-center gap-1.5 text-15 text-ink-2 print:hidden">
          <Icon name="lock" className="size-[1.15em]" />
          Secure payment
        </p>
      </div>
      {children}
    </div>
  );
}

/** The card of the payment page, drawn as a payment slip. */
export function Slip({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <article
      className={cn(
        'rounded-xl border border-line bg-sheet shadow-3 print:border-0 print:shadow-none',
        className,
      )}
    >
      {children}
    </article>
  );
}

const hole =
  'before:absolute before:-top-[11px] before:-left-[25px] before:size-5 before:rounded-full before:border before:border-line before:bg-well before:[clip-path:inset(-1px_-1px_-1px_10px)] after:absolute after:-top-[11px] after:-right-[25px] after:size-5 after:rounded-full after:border after:border-line after:bg-well after:[clip-path:inset(-1px_10px_-1px_-1px)]';

/** A dashed line between the payment (above) and the facts of the claim (below). */
export function Perforation() {
  return (
    <div
      aria-hidden="true"
      className={cn(
        'relative mx-3.5 h-0 border-t-2 border-dashed border-line print:before:hidden print:after:hidden',
        hole,
      )}
    />
  );
}
