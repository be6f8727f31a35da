import type { ReferralTab } from '@plainclaim/domain/solicitors/referrals';
import { Illustration } from '../../../art/illustration.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { LoadMore } from '../../../ui/display/load-more.tsx';
import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import type { useCases } from '../api/cases.ts';
import { CaseCard } from './case-card.tsx';

const empty: Record<ReferralTab, { title: string; words: string }> = {
  pending: {
    title: 'Nothing waits for your answer',
    words:
      'When a claimant asks for a solicitor and you fit best, the case appears here and we write to you.',
  },
  accepted: { title: 'No cases yet', words: 'Cases you accept are kept here, also when they are completed.' },
};

type CaseListProps = {
  tab: ReferralTab;
  list: ReturnType<typeof useCases>;
  total: number | undefined;
  userId: string;
  onMovedOn: (words: string) => void;
};

export function CaseList({ tab, list, total, userId, onMovedOn }: CaseListProps) {
  if (list.isPending)
    return (
      <Loading label="Loading cases">
        <SkeletonCard lines={4} />
      </Loading>
    );
  if (!list.data) return <LoadFailure title="Your cases could not be loaded." query={list} />;
  const cases = list.data.pages.flatMap((page) => page.referrals);
  if (cases.length === 0)
    return (
      <EmptyState title={empty[tab].title} picture={<Illustration name="scales" />}>
        {empty[tab].words}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-4">
        {cases.map((one) => (
          <li key={one.id}>
            <CaseCard case={one} userId={userId} onMovedOn={onMovedOn} />
          </li>
        ))}
      </ul>
      <LoadMore
        of={cases.length === 1 ? 'case' : 'cases'}
        shown={cases.length}
        total={total}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
