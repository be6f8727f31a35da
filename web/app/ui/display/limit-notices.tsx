import { cn } from '../cn.ts';
import { Alert } from './alert.tsx';

type LimitNoticesProps = {
  /** For the `aria-describedby` of the button that meets the limit. */
  id?: string;
  /** Limits that are near or reached, a sentence each. */
  limits: readonly string[];
  /** Plain text beside a quiet button. */
  plain?: boolean;
  className?: string;
};

/** They appear while a person works. The live region is mounted before its text, or screen readers would not announce it. */
export function LimitNotices({ id, limits, plain = false, className }: LimitNoticesProps) {
  const isShown = limits.length > 0;
  return (
    <div
      id={id}
      role="status"
      className={cn('print:hidden', isShown ? ['grid gap-4', className] : 'sr-only')}
    >
      {limits.map((words) =>
        plain ? (
          <p key={words} className="max-w-[62ch] text-15 text-ink-2">
            {words}
          </p>
        ) : (
          <Alert key={words} tone="amber" title={words} />
        ),
      )}
    </div>
  );
}
