import { solicitorStatuses } from '@plainclaim/domain/solicitors/approval';
import { useSearchParams } from 'react-router';
import { handshake } from '../../../art/illustrations/handshake.tsx';
import { Picture } from '../../../art/picture.tsx';
import { useChangePoll } from '../../../lib/change-poll.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { LoadMore } from '../../../ui/display/load-more.tsx';
import { Loading, SkeletonTable } from '../../../ui/display/skeleton.tsx';
import { Tabs } from '../../../ui/display/tabs.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { useSolicitors } from '../api/solicitors.ts';
import { asStatus, filterQuery, readSolicitorFilter, type SolicitorFilter } from '../solicitor-filter.ts';
import { emptyWords, statusLooks } from '../solicitor-words.ts';
import { SolicitorsTable } from './solicitors-table.tsx';

export function SolicitorsPage() {
  const [query, setQuery] = useSearchParams();
  const filter = readSolicitorFilter(query);
  const found = useSolicitors(filter);
  useChangePoll();
  const narrow = (change: Partial<SolicitorFilter>) =>
    setQuery(filterQuery({ ...filter, ...change }), { replace: true, preventScrollReset: true });
  const counts = found.data?.pages[0]?.counts;
  return (
    <div className="wrap pt-8 pb-20">
      <h1>Solicitors</h1>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        Who may be asked about cases. Before you approve somebody, look them up in their regulator’s register.
      </p>
      <div className="mt-6 max-w-[30rem] [&_label]:sr-only">
        <SearchBox
          label="Search solicitors"
          placeholder="Name, firm, e-mail, postcode or number"
          value={filter.search}
          onSearch={(search) => narrow({ search })}
        />
      </div>
      <div className="mt-5 max-sm:[&_[role=tab]]:basis-36">
        <Tabs
          label="Registrations by state"
          value={filter.status}
          onChange={(id) => narrow({ status: asStatus(id) })}
          tabs={solicitorStatuses.map((status) => ({
            id: status,
            label: statusLooks[status].label,
            count: counts?.[status],
            content: status === filter.status ? <Found filter={filter} found={found} /> : null,
          }))}
        />
      </div>
    </div>
  );
}

type FoundProps = { filter: SolicitorFilter; found: ReturnType<typeof useSolicitors> };

function Found({ filter, found }: FoundProps) {
  // The placeholder data is the previous tab's, so its rows must not be shown here.
  const isOther = found.isPlaceholderData && found.data?.pages[0]?.solicitors[0]?.status !== filter.status;
  if (found.isPending || isOther) {
    return (
      <Loading label="Loading solicitors">
        <SkeletonTable rows={5} columns={4} />
      </Loading>
    );
  }
  if (!found.data) return <LoadFailure title="The solicitors could not be loaded." query={found} />;
  const solicitors = found.data.pages.flatMap((page) => page.solicitors);
  if (solicitors.length === 0) return <Nobody filter={filter} />;
  return (
    <>
      <SolicitorsTable solicitors={solicitors} />
      <LoadMore
        of={solicitors.length === 1 ? 'solicitor' : 'solicitors'}
        shown={solicitors.length}
        hasMore={found.hasNextPage}
        busy={found.isFetchingNextPage}
        failed={found.isFetchNextPageError}
        onMore={() => void found.fetchNextPage()}
      />
    </>
  );
}

function Nobody({ filter: { status, search } }: { filter: SolicitorFilter }) {
  const words = search
    ? 'No registration here has these words in its name, firm, e-mail, postcode or number.'
    : emptyWords[status];
  return (
    <EmptyState title={search ? 'Nobody found' : 'Nobody here'} picture={<Picture drawing={handshake} />}>
      {words}
    </EmptyState>
  );
}
