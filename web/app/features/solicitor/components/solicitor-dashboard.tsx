import { penceFromPounds } from '@plainclaim/domain/shared/money';
import type { ReferralTab } from '@plainclaim/domain/solicitors/referrals';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Alert } from '../../../ui/display/alert.tsx';
import { Money } from '../../../ui/display/money.tsx';
import { SkeletonStats } from '../../../ui/display/skeleton.tsx';
import { Stat, StatSheet } from '../../../ui/display/stat.tsx';
import { Tabs } from '../../../ui/display/tabs.tsx';
import { useCases } from '../api/cases.ts';
import type { CasesPage, Registration } from '../api/solicitor-api.ts';
import { CaseList } from './case-list.tsx';
import { MovedOn } from './moved-on.tsx';

type SolicitorDashboardProps = { userId: string; registration: Registration };

export function SolicitorDashboard({ userId, registration }: SolicitorDashboardProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab: ReferralTab = search.get('tab') === 'accepted' ? 'accepted' : 'pending';
  // Both are loaded, because each has the count of its tab.
  const lists = { pending: useCases(userId, 'pending'), accepted: useCases(userId, 'accepted') };
  const [movedOn, setMovedOn] = useState<string>();
  const first = lists.pending.data?.pages[0];
  const stats = first?.stats;
  const tabOf = (id: ReferralTab, label: string, count: number | undefined) => ({
    id,
    label,
    ...(count !== undefined && { count }),
    content: <CaseList tab={id} list={lists[id]} total={count} userId={userId} onMovedOn={setMovedOn} />,
  });
  return (
    <div className="wrap pt-8 pb-20 sm:pt-11">
      <h1>Solicitor Dashboard</h1>
      <p className="lead mt-2 wrap-anywhere">
        {registration.full_name}
        {registration.firm_name ? `, ${registration.firm_name}` : ''}
      </p>
      <div className="mt-8">{stats ? <Figures stats={stats} /> : <SkeletonStats />}</div>
      {movedOn === undefined ? null : (
        <Alert
          live
          tone="amber"
          className="mt-6"
          title="This case has moved on. Nothing was changed."
          onDismiss={() => setMovedOn(undefined)}
        >
          {movedOn}
        </Alert>
      )}
      <div className="mt-8">
        <Tabs
          label="Your cases"
          value={tab}
          onChange={(id) =>
            void navigate(id === 'accepted' ? '/solicitor-dashboard?tab=accepted' : '/solicitor-dashboard', {
              replace: true,
              preventScrollReset: true,
            })
          }
          tabs={[
            tabOf('pending', 'Pending Claims', stats?.pending),
            tabOf('accepted', 'Accepted Claims', stats?.accepted),
          ]}
        />
      </div>
      <MovedOn cases={first?.moved_on ?? []} />
    </div>
  );
}

function Figures({ stats }: { stats: CasesPage['stats'] }) {
  return (
    <StatSheet label="Your cases in figures">
      <Stat label="Pending" value={stats.pending} note="Waiting for your answer" />
      <Stat label="Accepted" value={stats.accepted} note="Taken on, finished or not" />
      <Stat
        label="Total value"
        value={<Money pence={penceFromPounds(stats.total_value)} className="text-[1em] font-medium" />}
        note="Of accepted claims"
      />
      <Stat label="Completed" value={stats.completed} note="Of accepted claims" />
    </StatSheet>
  );
}
