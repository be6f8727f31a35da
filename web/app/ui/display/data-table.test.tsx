import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';
import { nextSort, type Sort } from './sortable-header.tsx';

type Row = { id: string; name: string };

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
  { id: 'amount', header: 'Amount', cell: () => '£1', sortable: true },
  { id: 'note', header: 'Note', cell: () => '' },
];

function html(sort?: Sort, href?: (sort: Sort) => string): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <DataTable
        caption="Claims"
        columns={columns}
        rows={[{ id: '7', name: 'Fenella Strand' }]}
        rowKey={(row) => row.id}
        rowHref={(row) => `/claim/${row.id}`}
        sort={sort}
        sortBy={href ? { href } : undefined}
      />
    </MemoryRouter>,
  );
}

const headers = (markup: string) => markup.match(/<th .*?<\/th>/g) ?? [];

describe('data table', () => {
  it('tells which column is sorted and which way', () => {
    const [name, amount, note] = headers(html({ column: 'amount', direction: 'descending' }, () => '?'));
    expect(name).toContain('aria-sort="none"');
    expect(amount).toContain('aria-sort="descending"');
    expect(note).not.toContain('aria-sort');
  });

  it('links each sortable header to the order it would bring', () => {
    const markup = html(
      { column: 'name', direction: 'ascending' },
      ({ column, direction }) => `/?${column}=${direction}`,
    );
    expect(markup).toContain('href="/?name=descending"');
    expect(markup).toContain('href="/?amount=ascending"');
  });

  it('promises no sorting where there is none', () => {
    expect(html()).not.toContain('aria-sort');
  });

  it('links the row from its first cell only', () => {
    expect(html().match(/href="\/claim\/7"/g)).toHaveLength(1);
  });

  it('repeats the header at each cell for the cards on phones', () => {
    expect(html()).toContain('data-label="Amount"');
  });
});

describe('next sort', () => {
  it('turns the sorted column round and starts others ascending', () => {
    expect(nextSort('name', { column: 'name', direction: 'ascending' }).direction).toBe('descending');
    expect(nextSort('name', { column: 'name', direction: 'descending' }).direction).toBe('ascending');
    expect(nextSort('name', { column: 'amount', direction: 'ascending' }).direction).toBe('ascending');
    expect(nextSort('name', undefined).direction).toBe('ascending');
  });
});
