import { useNavigate, useSearchParams } from 'react-router';
import { useChangePoll } from '../../../lib/change-poll.ts';
import { Tabs } from '../../../ui/display/tabs.tsx';
import { type PayoutTab, payoutTabs } from '../api/payouts-api.ts';
import { PayoutList, usePayoutList } from './payout-list.tsx';
import { Reconciliation } from './reconciliation.tsx';

const labels: Record<PayoutTab, string> = {
  due: 'Due',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Refunded',
};

export function PayoutsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useChangePoll();
  const tab = payoutTabs.find((name) => name === search.get('tab')) ?? 'due';
  const { isPending } = usePayoutList(tab);
  return (
    <div className="wrap pt-8 pb-20">
      <h1>Payouts</h1>
      <p className="lead mt-2">
        What defendants paid, less our commission, goes to the claimants. Send it from the bank, then say so
        here.
      </p>
      <div className="mt-6 max-sm:[&_[role=tab]]:basis-20">
        <Tabs
          label="Payouts by state"
          value={tab}
          onChange={(id) =>
            void navigate(id === 'due' ? '/admin/payouts' : `/admin/payouts?tab=${id}`, { replace: true })
          }
          tabs={payoutTabs.map((status) => ({
            id: status,
            label: labels[status],
            content: <PayoutList status={status} />,
          }))}
        />
      </div>
      {isPending ? null : <Reconciliation />}
    </div>
  );
}
