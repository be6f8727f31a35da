import { type ClaimListName, claimLists, rowTarget } from '@plainclaim/domain/claims/claim-lists';
import { formatLongDate, formatMonthDayYear } from '@plainclaim/domain/shared/dates';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { Badge, ClaimStatusBadge, DeadlineBadge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { type Column, DataTable } from '../../../ui/display/data-table.tsx';
import { Money } from '../../../ui/display/money.tsx';
import type { AdminClaim } from '../api/admin-api.ts';
import type { ClaimFilter } from '../claim-filter.ts';
import { DisputeBadge } from './dispute-badge.tsx';

type ClaimTableProps = { list: ClaimListName; only: ClaimFilter['only']; claims: readonly AdminClaim[] };

export function ClaimTable({ list, only, claims }: ClaimTableProps) {
  return (
    <Card className="overflow-hidden">
      <DataTable
        caption={claimLists[list].title}
        captionHidden
        columns={columns}
        rows={[...claims]}
        rowKey={({ id }) => id}
        rowHref={({ id }) => rowTarget(list, id, only)}
      />
    </Card>
  );
}

const columns: Column<AdminClaim>[] = [
  {
    id: 'parties',
    header: 'Claim',
    bare: true,
    cell: (claim) => (
      <span className="wrap-anywhere">
        {claim.plaintiff_name} v {claim.defendant_name}
        <span className="block text-14 text-ink-2 tabular-nums">{claim.short_reference}</span>
        {claim.is_test ? <Badge icon="settings">Test claim</Badge> : null}
      </span>
    ),
  },
  {
    id: 'about',
    header: 'About',
    cell: (claim) => (
      <span className="text-15">
        {claim.issue_type}
        <span className="block text-ink-2">{claim.jurisdiction}</span>
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (claim) => <Money pence={penceFromPounds(claim.amount)} />,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    cell: (claim) => <span className="text-15">{formatMonthDayYear(new Date(claim.created_at))}</span>,
  },
  {
    id: 'deadline',
    header: 'Response deadline',
    cell: ({ response_deadline: deadline, urgency }) => (
      <span className="grid justify-items-start gap-1.5 text-15">
        {deadline ? formatLongDate(new Date(deadline)) : <span className="text-ink-2">Not set yet</span>}
        {urgency ? <DeadlineBadge urgency={urgency.level}>{urgency.label}</DeadlineBadge> : null}
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: (claim) => (
      <span className="grid justify-items-start gap-1.5">
        <ClaimStatusBadge status={claim.status} />
        <DisputeBadge since={claim.disputed_at} />
        {claim.has_pause_to_confirm ? (
          <Badge tone="amber" icon="hourglass">
            Pause to confirm
          </Badge>
        ) : null}
      </span>
    ),
  },
];
