import { Link } from 'react-router';
import { Mark } from '../art/mark.tsx';

export function Brand() {
  return (
    <Link
      to="/"
      aria-label="Plainclaim home"
      className="inline-flex items-center gap-2.5 font-serif text-[1.4375rem] leading-none font-semibold tracking-[-0.022em] text-ink no-underline hover:text-ink"
    >
      <Mark className="size-8" />
      Plainclaim
    </Link>
  );
}
