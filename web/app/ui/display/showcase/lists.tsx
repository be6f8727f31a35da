import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { pence } from '@plainclaim/domain/shared/money';
import { useState } from 'react';
import { Illustration } from '../../../art/illustration.tsx';
import { ButtonLink } from '../../link.tsx';
import { ClaimStatusBadge } from '../badge.tsx';
import { Card } from '../card.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LoadMore } from '../load-more.tsx';
import { Money } from '../money.tsx';
import { Pagination } from '../pagination.tsx';
import { Loading, Skeleton, SkeletonCard, SkeletonStats, SkeletonTable, SkeletonText } from '../skeleton.tsx';
import type { Sort } from '../sortable-header.tsx';
import { Part } from './part.tsx';

type Claim = { id: string; defendant: string; status: string; deadline: string; pence: number };

const claims: Claim[] = [
  {
    id: '1',
    defendant: 'Osprey Roofing & Sons Ltd',
    status: 'pending',
    deadline: '2026-11-16',
    pence: 725_000,
  },
  { id: '2', defendant: 'Wheelhouse Cycles Ltd', status: 'active', deadline: '2026-11-13', pence: 31_800 },
  { id: '3', defendant: 'Fenella Strand', status: 'resolved', deadline: '2026-10-27', pence: 164_000 },
];

const columns: Column<Claim>[] = [
  { id: 'defendant', header: 'Defendant', cell: (claim) => claim.defendant, sortable: true, bare: true },
  { id: 'status', header: 'Status', cell: (claim) => <ClaimStatusBadge status={claim.status} /> },
  { id: 'deadline', header: 'Deadline', cell: (claim) => <Deadline day={claim.deadline} />, sortable: true },
  {
    id: 'pence',
    header: 'Amount',
    cell: (claim) => <Money pence={pence(claim.pence)} />,
    align: 'end',
    sortable: true,
  },
];

function Deadline({ day }: { day: string }) {
  return <span className="whitespace-nowrap">{formatLongDate(toIsoDate(day))}</span>;
}

function inOrder({ column, direction }: Sort): Claim[] {
  const key = column as keyof Claim;
  const turn = direction === 'ascending' ? 1 : -1;
  return claims.toSorted((a, b) => (a[key] < b[key] ? -turn : turn));
}

export function ListParts({ pane }: { pane: string }) {
  const [sort, setSort] = useState<Sort>({ column: 'deadline', direction: 'ascending' });
  const [shown, setShown] = useState(20);
  return (
    <>
      <Part title="Table">
        <Card className="overflow-hidden">
          <DataTable
            caption="Claims with a deadline"
            columns={columns}
            rows={inOrder(sort)}
            rowKey={(claim) => claim.id}
            rowHref={(claim) => `?claim=${claim.id}`}
            sort={sort}
            sortBy={{ onSort: setSort }}
          />
        </Card>
      </Part>
      <Part title="Pages">
        <Pagination
          label={`Pages of claims, ${pane}`}
          previous="?before=41"
          next="?after=60"
          summary="Claims 41 to 60 of 97"
        />
      </Part>
      <Part title="More on scroll">
        <LoadMore
          of="articles"
          shown={shown}
          total={60}
          hasMore={shown < 60}
          busy={false}
          onMore={() => setShown((count) => Math.min(60, count + 20))}
        />
        <LoadMore of="articles" shown={20} hasMore busy={false} failed onMore={() => {}} />
      </Part>
      <Part title="Skeletons">
        <Loading>
          <div className="grid gap-4">
            <Skeleton className="h-8 w-[60%]" />
            <SkeletonText />
            <SkeletonCard />
            <SkeletonStats count={2} />
            <SkeletonTable rows={2} />
          </div>
        </Loading>
      </Part>
      <Part title="Empty state">
        <EmptyState
          level={3}
          title="No claims yet"
          picture={<Illustration name="letter" />}
          action={<ButtonLink to="?start">Submit Your First Claim</ButtonLink>}
        >
          When you submit one, it appears here with its letter, its deadline and what to do next.
        </EmptyState>
      </Part>
    </>
  );
}
