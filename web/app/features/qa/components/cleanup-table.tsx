import { deadlineUrgency } from '@plainclaim/domain/claims/urgency';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { Badge, ClaimStatusBadge, DeadlineBadge } from '../../../ui/display/badge.tsx';
import { type Column, DataTable } from '../../../ui/display/data-table.tsx';
import type { ClaimToRemove, CleanupPreview } from '../api/qa-api.ts';
import { claimCount } from '../panel-words.ts';

const columns: Column<ClaimToRemove>[] = [
  {
    id: 'claim',
    header: 'Claim',
    bare: true,
    cell: ({ plaintiff_name, id }) => (
      <>
        <span className="font-semibold">{plaintiff_name}</span>
        <span className="block text-14 wrap-anywhere text-ink-2">{id}</span>
      </>
    ),
  },
  {
    id: 'about',
    header: 'About',
    cell: ({ issue_type, jurisdiction, amount }) => (
      <span>
        {issue_type}, {jurisdiction}, <span className="amt">{formatGbp(penceFromPounds(amount))}</span>
      </span>
    ),
  },
  { id: 'deadline', header: 'Deadline', cell: (claim) => <Deadline at={claim.response_deadline} /> },
  {
    id: 'status',
    header: 'Status',
    bare: true,
    cell: ({ status, stays }) =>
      stays ? (
        <Badge tone="amber" icon="info">
          Stays: it was paid
        </Badge>
      ) : (
        <ClaimStatusBadge status={status} />
      ),
  },
];

function Deadline({ at }: { at: string | null }) {
  if (at === null) return 'None';
  const deadline = new Date(at);
  const { level, label } = deadlineUrgency(deadline, new Date());
  return (
    <span>
      <span className="block">{formatDateTime(deadline)}</span>
      <DeadlineBadge urgency={level}>{label}</DeadlineBadge>
    </span>
  );
}

export function CleanupTable({ preview: { claims, total } }: { preview: CleanupPreview }) {
  const stays = claims.filter((claim) => claim.stays).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status">
        {claims.length < total ? `The oldest ${claims.length} of ${total} test claims. ` : ''}
        {claimCount(claims.length - stays)} will go
        {stays > 0 ? `, ${stays} will stay: the books know their payments` : ''}.
      </p>
      <div className="overflow-hidden rounded-lg border border-line">
        <DataTable
          caption="What cleaning up will remove"
          captionHidden
          columns={columns}
          rows={claims}
          rowKey={({ id }) => id}
        />
      </div>
    </div>
  );
}
