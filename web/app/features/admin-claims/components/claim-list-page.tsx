import { type ClaimListName, claimLists } from '@plainclaim/domain/claims/claim-lists';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import { useChangePoll } from '../../../lib/change-poll.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import { useDownloadClaims } from '../api/claim-list.ts';
import type { ClaimFilter } from '../claim-filter.ts';
import { ClaimFilters } from './claim-filters.tsx';
import { FoundClaims } from './found-claims.tsx';

type ClaimListPageProps = { list: ClaimListName; filter: ClaimFilter };

export function ClaimListPage({ list, filter }: ClaimListPageProps) {
  useChangePoll();
  const download = useDownloadClaims(list, filter);
  return (
    <div className="wrap pt-8 pb-20">
      <ClaimListHead list={list}>
        <Button
          variant="secondary"
          size="sm"
          busy={download.isPending}
          busyLabel="Preparing…"
          onClick={() => download.mutate()}
        >
          <Icon name="download" />
          Download CSV
        </Button>
      </ClaimListHead>
      <OtherLists current={list} />
      {download.isError ? (
        <Alert live tone="danger" className="mt-5" title="The file could not be made.">
          Please try again in a moment.
        </Alert>
      ) : null}
      <div className="mt-6">
        <ClaimFilters filter={filter} />
      </div>
      <FoundClaims list={list} filter={filter} />
    </div>
  );
}

type ClaimListHeadProps = { list: ClaimListName; children?: ReactNode };

export function ClaimListHead({ list, children }: ClaimListHeadProps) {
  return (
    <>
      <div className="flex min-h-10 flex-wrap items-end justify-between gap-4">
        <h1>{claimLists[list].title}</h1>
        {children}
      </div>
      <p className="mt-2 max-w-[62ch] text-ink-2">{intros[list]}</p>
    </>
  );
}

const intros: Record<ClaimListName, string> = {
  all: 'Every claim that was submitted, whatever has become of it. Search and filters narrow the list, and the file.',
  pending:
    'Claims that are pending, and claims without a deadline. Search and filters narrow the list, and the file.',
  responded: 'Claims whose defendant has replied. Search and filters narrow the list, and the file.',
  'approaching-deadlines':
    'Pending claims whose deadline has passed, or comes today or in the next 3 days. Search and filters narrow the list, and the file.',
};

const shortNames: Record<ClaimListName, string> = {
  all: 'All',
  pending: 'Awaiting response',
  responded: 'With responses',
  'approaching-deadlines': 'Approaching deadlines',
};

function OtherLists({ current }: { current: ClaimListName }) {
  return (
    <nav aria-label="Lists of claims" className="mt-5 flex flex-wrap gap-2">
      {(Object.keys(claimLists) as ClaimListName[]).map((list) => (
        <Link
          key={list}
          to={`/admin/claims/${list}`}
          aria-current={list === current ? 'page' : undefined}
          className={cn(
            'inline-flex min-h-10 items-center rounded-md border border-edge bg-sheet px-3.5 text-15 text-ink no-underline',
            'hover:border-ink-2 hover:text-ink aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-strong',
          )}
        >
          {shortNames[list]}
        </Link>
      ))}
    </nav>
  );
}
