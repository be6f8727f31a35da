import { cn } from './cn.ts';

type SpinnerProps = { className?: string };

/**
 * Decoration beside words that say what is going on. It is a drawing and not a border with one transparent
 * side, because forced colours would paint that side too.
 */
export function Spinner({ className }: SpinnerProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      className={cn('size-[1.15em] shrink-0 animate-spin', className)}
    >
      <path d="M12 3a9 9 0 1 1-9 9" />
    </svg>
  );
}
