import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { LoadMore } from './load-more.tsx';
import { Loading, SkeletonTable } from './skeleton.tsx';

/** The parts of an infinite query that a list needs. */
type PagedQuery<Page> = {
  readonly isPending: boolean;
  readonly data: { readonly pages: readonly Page[] } | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
};

type FoundRowsProps<Page, Row> = {
  found: PagedQuery<Page>;
  rowsOf: (page: Page) => readonly Row[];
  /** What one row is called, and several. */
  one: string;
  many: string;
  failure: string;
  /** Shown when the list has no rows. */
  nothing: ReactNode;
  children: (rows: readonly Row[], firstPage: Page | undefined) => ReactNode;
};

/** A long, searchable list: its skeleton, a failure, an empty state, or its rows with "Show more". */
export function FoundRows<Page, Row>(props: FoundRowsProps<Page, Row>) {
  const { found, rowsOf, one, many, failure, nothing, children } = props;
  const waiting = (
    <div className="mt-6">
      <Loading label={`Loading ${many}`}>
        <SkeletonTable rows={8} columns={5} />
      </Loading>
    </div>
  );
  if (found.isPending) return waiting;
  if (!found.data) return <LoadFailure className="mt-6" title={failure} query={found} />;
  const rows = found.data.pages.flatMap(rowsOf);
  if (rows.length === 0) return nothing;
  return (
    <div className="mt-6">
      {children(rows, found.data.pages[0])}
      <LoadMore
        of={rows.length === 1 ? one : many}
        shown={rows.length}
        hasMore={found.hasNextPage}
        busy={found.isFetchingNextPage}
        failed={found.isFetchNextPageError}
        onMore={() => void found.fetchNextPage()}
      />
    </div>
  );
}
