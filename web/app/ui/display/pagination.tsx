import { Icon } from '../../art/icon.tsx';
import { ButtonLink } from '../link.tsx';

type PaginationProps = {
  /** Names the landmark, for example "Pages of claims". */
  label: string;
  /** Addresses with the cursor in them. Leave one out at the end of the list. */
  previous?: string;
  next?: string;
  /** The range shown, for example "Claims 21 to 40 of 97". */
  summary?: string;
};

/** Links, not buttons: they can be opened in a new tab, shared, and used without script. */
export function Pagination({ label, previous, next, summary }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4"
    >
      {previous ? (
        <ButtonLink to={previous} rel="prev" variant="secondary" size="sm">
          <Icon name="arrow-left" />
          Previous
        </ButtonLink>
      ) : (
        <span aria-hidden="true" />
      )}
      {summary ? (
        <p className="text-[0.875rem] text-ink-2 tabular-nums max-sm:order-first max-sm:w-full">{summary}</p>
      ) : null}
      {next ? (
        <ButtonLink to={next} rel="next" variant="secondary" size="sm">
          Next
          <Icon name="arrow-right" />
        </ButtonLink>
      ) : (
        <span aria-hidden="true" />
      )}
    </nav>
  );
}
