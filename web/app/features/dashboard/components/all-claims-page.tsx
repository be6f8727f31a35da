import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import { letter } from '../../../art/illustrations/letter.tsx';
import { Picture } from '../../../art/picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { LoadMore } from '../../../ui/display/load-more.tsx';
import { Loading, SkeletonTable } from '../../../ui/display/skeleton.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { useAllClaims } from '../api/all-claims.ts';
import { ClaimRow } from './claim-row.tsx';

export function AllClaimsPage({ userId }: { userId: string }) {
  return (
    <div className="wrap py-8 pb-20">
      <Link to="/plaintiff-dashboard" className="inline-flex items-center gap-1.5 font-semibold">
        <Icon name="arrow-left" className="size-[1.25em]" />
        Back to dashboard
      </Link>
      <h1 className="mt-4">All your claims</h1>
      <AllClaims userId={userId} />
    </div>
  );
}

function AllClaims({ userId }: { userId: string }) {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const list = useAllClaims(userId, search);
  const [now] = useState(() => new Date());
  if (list.isPending) {
    return (
      <div className="mt-8">
        <Loading label="Loading your claims">
          <SkeletonTable rows={8} columns={1} />
        </Loading>
      </div>
    );
  }
  if (!list.data) {
    return (
      <Alert
        live
        tone="danger"
        className="mt-8"
        title="Your claims could not be loaded."
        actions={
          <Button variant="secondary" size="sm" busy={list.isFetching} onClick={() => void list.refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  const claims = list.data.pages.flatMap((page) => page.claims);
  if (claims.length === 0 && search === '') {
    return (
      <EmptyState
        className="mt-8"
        title="No claims yet"
        picture={<Picture drawing={letter} />}
        action={<ButtonLink to="/submit-claim">Submit Your First Claim</ButtonLink>}
      >
        When you submit one, it appears here with its letter, its deadline and what to do next.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mt-6 max-w-[480px]">
        <SearchBox
          label="Search your claims"
          placeholder="Name, reference or amount"
          value={search}
          onSearch={(words) =>
            setQuery(words ? { search: words } : {}, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {claims.length === 0 ? (
        <p role="status" className="mt-6">
          No claim of yours fits “{search}”.
        </p>
      ) : null}
      <h2 className="sr-only">Newest first</h2>
      <ul className="mt-4">
        {claims.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} now={now} />
        ))}
      </ul>
      <LoadMore
        of="claims"
        shown={claims.length}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
