import { useHeldMails } from '../../../lib/mail-acts.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { LoadMore } from '../../../ui/display/load-more.tsx';
import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import { HeldMailsOf } from '../../../ui/mails/held-mails.tsx';
import { usePayouts } from '../api/payouts.ts';
import type { PayoutTab } from '../api/payouts-api.ts';
import { PayoutCard } from './payout-card.tsx';
import { PayoutTotal } from './payout-total.tsx';

const empty: Record<PayoutTab, { title: string; words: string }> = {
  due: {
    title: 'Nothing is due',
    words: 'When a defendant pays by card, the claimant’s share appears here until it is sent.',
  },
  paid: { title: 'No payouts yet', words: 'Payouts you mark as paid are listed here with their reference.' },
  failed: {
    title: 'No payout has failed',
    words: 'What the bank sent back is listed here, to be tried again.',
  },
  cancelled: { title: 'Nothing was refunded', words: 'Payments that were given back are listed here.' },
};

/** The list and the notices above it, at once: what came later would push the rest down. */
export function usePayoutList(status: PayoutTab) {
  const list = usePayouts(status);
  const held = useHeldMails();
  return { list, isPending: list.isPending || (list.data !== undefined && held.isPending) };
}

export function PayoutList({ status }: { status: PayoutTab }) {
  const { list, isPending } = usePayoutList(status);
  if (isPending) {
    return (
      <Loading label="Loading payouts">
        <div className="mt-6 min-h-dvh">
          <SkeletonCard lines={4} />
        </div>
      </Loading>
    );
  }
  return (
    <>
      <HeldMailsOf group="payouts" className="mt-6" />
      <Payouts status={status} list={list} />
    </>
  );
}

type PayoutsProps = { status: PayoutTab; list: ReturnType<typeof usePayouts> };

function Payouts({ status, list }: PayoutsProps) {
  if (!list.data)
    return <LoadFailure className="mt-6" title="The payouts could not be loaded." query={list} />;
  const payouts = list.data.pages.flatMap((page) => page.payouts);
  const total = list.data.pages[0]?.totals[status];
  if (payouts.length === 0) {
    return (
      <EmptyState className="mt-6" title={empty[status].title}>
        {empty[status].words}
      </EmptyState>
    );
  }
  return (
    <div className="mt-6">
      {total ? <PayoutTotal status={status} total={total} /> : null}
      <ul className="mt-4 grid gap-4">
        {payouts.map((payout) => (
          <li key={payout.id}>
            <PayoutCard payout={payout} />
          </li>
        ))}
      </ul>
      <LoadMore
        of={payouts.length === 1 ? 'payout' : 'payouts'}
        shown={payouts.length}
        total={total?.count}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  );
}
