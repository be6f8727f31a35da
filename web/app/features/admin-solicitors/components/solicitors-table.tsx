import { formatMonthDayYear } from '@plainclaim/domain/shared/dates';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { type Column, DataTable } from '../../../ui/display/data-table.tsx';
import type { Registration } from '../api/solicitors-api.ts';

export function SolicitorsTable({ solicitors }: { solicitors: readonly Registration[] }) {
  return (
    <Card className="overflow-hidden">
      <DataTable
        caption="Solicitors"
        captionHidden
        columns={columns}
        rows={[...solicitors]}
        rowKey={({ user_id: id }) => id}
        rowHref={({ user_id: id }) => `/admin/solicitors/${id}`}
      />
    </Card>
  );
}

const columns: Column<Registration>[] = [
  {
    id: 'solicitor',
    header: 'Solicitor',
    bare: true,
    cell: ({ full_name: name, firm_name: firm, email }) => (
      <span className="wrap-anywhere">
        {name || email}
        {firm ? <span className="block text-15 font-normal text-ink-2">{firm}</span> : null}
      </span>
    ),
  },
  {
    id: 'postcode',
    header: 'Postcode',
    cell: ({ postcode }) => <span className="whitespace-nowrap">{postcode || 'Not given'}</span>,
  },
  {
    id: 'jurisdictions',
    header: 'Jurisdictions',
    cell: ({ jurisdictions }) => <span className="text-15">{jurisdictions.join(', ') || 'None'}</span>,
  },
  { id: 'numbers', header: 'Numbers', cell: (row) => <NumbersBadge registration={row} /> },
  {
    id: 'registered',
    header: 'Registered',
    cell: ({ created_at: at }) => (
      <span className="text-15 whitespace-nowrap">{formatMonthDayYear(new Date(at))}</span>
    ),
  },
];

/** Whether all numbers that approval requires are there. */
function NumbersBadge({ registration }: { registration: Registration }) {
  const { jurisdictions, unproven_jurisdictions: unproven } = registration;
  if (jurisdictions.length > 0 && unproven.length === 0)
    return (
      <Badge tone="green" icon="check">
        Given
      </Badge>
    );
  return (
    <Badge tone="amber" icon="alert">
      Missing
    </Badge>
  );
}
