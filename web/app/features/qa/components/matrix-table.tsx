import { productRules } from '@plainclaim/domain/qa/qa-rules';
import { type MatrixOutcome, type MatrixRow, testMatrix } from '@plainclaim/domain/qa/test-matrix';
import { useId, useMemo, useState } from 'react';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { type Column, DataTable } from '../../../ui/display/data-table.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';

function OutcomeBadge({ outcome }: { outcome: MatrixOutcome }) {
  if (outcome === 'match')
    return (
      <Badge tone="green" icon="check">
        Match
      </Badge>
    );
  if (outcome === 'expected mismatch')
    return (
      <Badge tone="amber" icon="info">
        Expected mismatch
      </Badge>
    );
  return (
    <Badge tone="red" icon="circle-x">
      Wrong
    </Badge>
  );
}

const spellings = { exact: 'Exact', 'lower case': 'Lower case', variant: 'Variant' } as const;

const columns: Column<MatrixRow>[] = [
  { id: 'jurisdiction', header: 'Jurisdiction', bare: true, cell: ({ jurisdiction }) => jurisdiction },
  { id: 'issue', header: 'Issue type', bare: true, cell: ({ issueType }) => issueType },
  { id: 'expected', header: 'Expected', cell: ({ expected }) => `${expected} days` },
  { id: 'days', header: 'Rule says', cell: ({ days }) => `${days} days` },
  {
    id: 'outcome',
    header: 'Outcome',
    bare: true,
    cell: ({ outcome, spelling }) => (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        <OutcomeBadge outcome={outcome} />
        <span className="text-14 text-ink-2">{spellings[spelling]}</span>
      </span>
    ),
  },
];

const filters = ['all', 'exact', 'other'] as const;

type Filter = (typeof filters)[number];

const filterLabels: Record<Filter, string> = { all: 'All', exact: 'Exact', other: 'Other spellings' };

const shows = (filter: Filter, { spelling }: MatrixRow): boolean =>
  filter === 'all' || (filter === 'exact') === (spelling === 'exact');

/** Every jurisdiction with every kind of claim, and spellings that the exact rule does not match. */
export function MatrixTable() {
  const headingId = useId();
  const rows = useMemo(() => testMatrix(productRules), []);
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <h2 id={headingId}>Test matrix</h2>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        How many days a defendant gets, as the rule says now. It matches to the letter: lower case and other
        spellings get the 14 days of an unknown one, so a mismatch there is what we expect.
      </p>
      <Segmented
        className="mt-5"
        label="Rows"
        hideLabel
        options={filters.map((value) => ({ value, label: filterLabels[value] }))}
        value={filter}
        onValueChange={setFilter}
      />
      <Card className="mt-5 overflow-hidden">
        <DataTable
          caption="Response days by jurisdiction and issue type"
          captionHidden
          columns={columns}
          rows={rows.filter((row) => shows(filter, row))}
          rowKey={({ jurisdiction, issueType }) => `${jurisdiction}/${issueType}`}
        />
      </Card>
    </section>
  );
}
