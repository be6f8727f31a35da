import { formatMonthDayYear } from '@plainclaim/domain/shared/dates';
import { groupDigits } from '@plainclaim/domain/shared/digits';
import { Card } from '../../../ui/display/card.tsx';
import { type Column, DataTable } from '../../../ui/display/data-table.tsx';
import type { Person } from '../api/people-api.ts';
import { RoleBadge, StateBadges } from './person-badges.tsx';

export function PeopleTable({ people }: { people: readonly Person[] }) {
  return (
    <Card className="overflow-hidden">
      <DataTable
        caption="People"
        captionHidden
        columns={columns}
        rows={[...people]}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/admin/users/${id}`}
      />
    </Card>
  );
}

const day = (moment: string) => formatMonthDayYear(new Date(moment));

const columns: Column<Person>[] = [
  {
    id: 'person',
    header: 'Person',
    bare: true,
    cell: ({ name, email }) => (
      <span className="wrap-anywhere">
        {name || email || 'Without a name'}
        {name ? <span className="block text-15 font-normal text-ink-2">{email}</span> : null}
      </span>
    ),
  },
  { id: 'role', header: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
  {
    id: 'signed-up',
    header: 'Signed up',
    cell: (person) => <span className="text-15 whitespace-nowrap">{day(person.created_at)}</span>,
  },
  {
    id: 'last-sign-in',
    header: 'Last sign-in',
    cell: ({ last_sign_in_at: last }) => (
      <span className="text-15 whitespace-nowrap">
        {last ? day(last) : <span className="text-ink-2">Never</span>}
      </span>
    ),
  },
  {
    id: 'claims',
    header: 'Claims',
    align: 'end',
    cell: ({ claims }) => groupDigits(claims),
  },
  { id: 'state', header: 'State', cell: (person) => <StateBadges person={person} /> },
];
