import type { ClaimListName } from '@plainclaim/domain/claims/claim-lists';
import { letter } from '../../../art/illustrations/letter.tsx';
import { Picture } from '../../../art/picture.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { FoundRows } from '../../../ui/display/found-rows.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { useClaimList } from '../api/claim-list.ts';
import { type ClaimFilter, isFiltered } from '../claim-filter.ts';
import { ClaimTable } from './claim-table.tsx';

type FoundClaimsProps = { list: ClaimListName; filter: ClaimFilter };

export function FoundClaims({ list, filter }: FoundClaimsProps) {
  return (
    <FoundRows
      found={useClaimList(list, filter)}
      rowsOf={(page) => page.claims}
      one="claim"
      many="claims"
      failure="Failed to load claims data"
      nothing={<NoClaims list={list} filter={filter} />}
    >
      {(claims, firstPage) => (
        <>
          <p className="mb-4 text-15 text-ink-2">
            Moved on: <b className="font-strong text-ink">{firstPage?.moved_on_rate}%</b> of all claims with a
            deadline are no longer pending.
          </p>
          <ClaimTable list={list} only={filter.only} claims={claims} />
        </>
      )}
    </FoundRows>
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
