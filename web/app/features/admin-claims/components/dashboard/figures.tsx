import { figureLink } from '@plainclaim/domain/claims/claim-lists';
import { approachingDays } from '@plainclaim/domain/claims/urgency';
import { groupDigits } from '@plainclaim/domain/shared/digits';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { Stat, StatSheet } from '../../../../ui/display/stat.tsx';
import type { AdminDashboard } from '../../api/admin-api.ts';

export function DashboardFigures({ stats }: { stats: AdminDashboard['stats'] }) {
  const {
    totalClaims,
    pendingClaimsCount,
    claimsAwaitingResponse,
    claimsWithResponses,
    responseRate,
    overdueClaimsCount,
    approachingDeadlinesCount,
    disputedClaimsCount,
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
        to={figureLink('totalClaims')}
      />
      <Stat
        label="Claims Awaiting Response"
        icon="hourglass"
        value={groupDigits(pendingClaimsCount)}
        note="Pending, or without a deadline"
        to={figureLink('pendingClaimsCount')}
      />
      <Stat
        label="Claims Without a Response"
        icon="mail"
        value={groupDigits(claimsAwaitingResponse)}
        note="Whatever their status"
        to={figureLink('claimsAwaitingResponse')}
      />
      <Stat
        label="Claims with Responses"
        icon="inbox"
        value={groupDigits(claimsWithResponses)}
        note="At least one reply counted"
        to={figureLink('claimsWithResponses')}
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
        note="Pending, due before today"
        to={figureLink('overdueClaimsCount')}
      />
      <Stat
        label="Approaching Deadlines"
        icon="clock"
        value={groupDigits(approachingDeadlinesCount)}
        tone={approachingDeadlinesCount > 0 ? 'soon' : 'plain'}
        note={`Pending, due today or in ${approachingDays} days`}
        to={figureLink('approachingDeadlinesCount')}
      />
      <Stat
        label="Marked as Dispute"
        icon="flag"
        value={groupDigits(disputedClaimsCount)}
        note="Open claims, marked by an admin"
        to={figureLink('disputedClaimsCount')}
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
