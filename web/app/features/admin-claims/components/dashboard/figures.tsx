import { approachingDays } from '@plainclaim/domain/claims/urgency';
import { groupDigits } from '@plainclaim/domain/shared/digits';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { Stat, StatSheet } from '../../../../ui/display/stat.tsx';
import type { AdminDashboard } from '../../api/admin-api.ts';

export function DashboardFigures({ stats }: { stats: AdminDashboard['stats'] }) {
  const {
    totalClaims,
    claimsAwaitingResponse,
    claimsWithResponses,
    responseRate,
    overdueClaimsCount,
    approachingDeadlinesCount,
    totalClaimsValue,
    revenue,
  } = stats;
  return (
    <StatSheet label="Statistics">
      <Stat
        label="Total Claims"
        icon="list"
        value={groupDigits(totalClaims)}
        note="All claims"
        to="/admin/claims/all"
      />
      <Stat
        label="Claims Awaiting Response"
        icon="hourglass"
        value={groupDigits(claimsAwaitingResponse)}
        to="/admin/claims/pending"
      />
      <Stat
        label="Claims with Responses"
        icon="inbox"
        value={groupDigits(claimsWithResponses)}
        to="/admin/claims/responded"
      />
      <Stat
        label="Response Rate"
        icon="percent"
        value={`${responseRate}%`}
        note={`${groupDigits(claimsWithResponses)} of ${groupDigits(totalClaims)} claims`}
      />
      <Stat
        label="Overdue Claims"
        icon="alert"
        value={groupDigits(overdueClaimsCount)}
        tone={overdueClaimsCount > 0 ? 'bad' : 'plain'}
        note="Past their deadline"
      />
      <Stat
        label="Approaching Deadlines"
        icon="clock"
        value={groupDigits(approachingDeadlinesCount)}
        tone={approachingDeadlinesCount > 0 ? 'soon' : 'plain'}
        note={`Next ${approachingDays} days`}
        to="/admin/claims/approaching-deadlines"
      />
      <Stat
        label="Total Claims Value"
        icon="scale"
        value={formatGbp(penceFromPounds(totalClaimsValue))}
        note="Sum of all claims"
      />
      <Stat
        label="Revenue"
        icon="pound"
        value={revenue === 0 ? '£0' : formatGbp(penceFromPounds(revenue))}
        note="Commission on completed payments"
      />
    </StatSheet>
  );
}
