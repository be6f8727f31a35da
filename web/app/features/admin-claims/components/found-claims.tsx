import type { ClaimListName } from '@plainclaim/domain/claims/claim-lists';
import { letter } from '../../../art/illustrations/letter.tsx';
import { Picture } from '../../../art/picture.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { InPieces } from '../../../ui/display/in-pieces.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { LoadMore } from '../../../ui/display/load-more.tsx';
import { Loading, SkeletonTable } from '../../../ui/display/skeleton.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { useClaimList } from '../api/claim-list.ts';
import { type ClaimFilter, isFiltered } from '../claim-filter.ts';
import { ClaimTable } from './claim-table.tsx';

type FoundClaimsProps = { list: ClaimListName; filter: ClaimFilter };

export function FoundClaims({ list, filter }: FoundClaimsProps) {
  const found = useClaimList(list, filter);
  if (found.isPending) return <WaitingForClaims />;
  if (!found.data) return <LoadFailure className="mt-6" title="Failed to load claims data" query={found} />;
  const claims = found.data.pages.flatMap((page) => page.claims);
  if (claims.length === 0) return <NoClaims list={list} filter={filter} />;
  return (
    <InPieces instead={<WaitingForClaims />}>
      <div className="mt-6">
        <p className="mb-4 text-15 text-ink-2">
          Response rate: <b className="font-strong text-ink">{found.data.pages[0]?.moved_on_rate}%</b> of all
          claims with a deadline are no longer pending.
        </p>
        <ClaimTable list={list} claims={claims} />
        <LoadMore
          of={claims.length === 1 ? 'claim' : 'claims'}
          shown={claims.length}
          hasMore={found.hasNextPage}
          busy={found.isFetchingNextPage}
          failed={found.isFetchNextPageError}
          onMore={() => void found.fetchNextPage()}
        />
      </div>
    </InPieces>
  );
}

function WaitingForClaims() {
  return (
    <div className="mt-6">
      <Loading label="Loading claims">
        <SkeletonTable rows={8} columns={5} />
      </Loading>
    </div>
  );
}

const reasons: Record<ClaimListName, string> = {
  all: 'When someone submits a claim, it appears here.',
  pending: 'No claim is waiting for its defendant’s reply.',
  responded: 'When a defendant replies, their claim appears here.',
  'approaching-deadlines': 'No pending claim has a deadline that is near or past.',
};

function NoClaims({ list, filter }: FoundClaimsProps) {
  if (isFiltered(filter)) {
    return (
      <EmptyState
        className="mt-6"
        title="No claims found"
        action={
          <ButtonLink to={`/admin/claims/${list}`} variant="secondary">
            Show all claims
          </ButtonLink>
        }
      >
        Nothing in this list matches the search and filters.
      </EmptyState>
    );
  }
  return (
    <EmptyState className="mt-6" title="No claims here" picture={<Picture drawing={letter} />}>
      {reasons[list]}
    </EmptyState>
  );
}
