import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useAnchor } from '../../../lib/use-anchor.ts';

type SecurityItemProps = {
  title: string;
  badge?: ReactNode;
  summary: ReactNode;
  /** Outcome of the last act; a screen reader announces it. */
  notice?: string | null;
  /** The URL hash that leads here. */
  anchor?: string;
  children: ReactNode;
};

/** One security setting: its current state and the acts on it. */
export function SecurityItem({ title, badge, summary, notice, anchor = '', children }: SecurityItemProps) {
  const titleId = useId();
  const { heading, ...watch } = useFocusRecovery(anchor);
  return (
    <section
      aria-labelledby={titleId}
      className="border-t border-line p-5 first:border-t-0 sm:p-7"
      {...watch}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h3>
        {badge}
      </div>
      <div className="mt-1.5 max-w-[58ch] wrap-anywhere text-ink-2">{summary}</div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      <p role="status" className="font-semibold text-good not-empty:mt-4">
        {notice}
      </p>
    </section>
  );
}

/**
 * An act often removes the pressed button: the device is signed out, the app turned off. The focus then moves
 * to the heading instead of the top of the page.
 */
function useFocusRecovery(anchor: string) {
  const heading = useAnchor<HTMLHeadingElement>(anchor);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) heading.current?.focus();
  });
  return {
    heading,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: (event: FocusEvent) => {
      isInside.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
