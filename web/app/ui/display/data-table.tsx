import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from '../cn.ts';
import { type Sort, SortableHeader, type SortControl } from './sortable-header.tsx';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** On phones the cell takes the whole width, without its label: for names, badges and buttons. */
  bare?: boolean;
};

type DataTableProps<Row> = {
  caption: string;
  captionHidden?: boolean;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Makes the first cell a link that the whole row answers to. Other controls in the row stay usable. */
  rowHref?: (row: Row) => string;
  sort?: Sort;
  /** Addresses for sorting on the server, or a function for sorting here. */
  sortBy?: SortControl;
};

/**
 * Lists are sorted and paged by the server, so the table itself holds no state. Rows become cards where the
 * table is narrower than 36rem: on phones, and in a narrow column of a wide screen.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden = false, columns, rows, rowKey, rowHref, sort, sortBy } = props;
  const sorts = Boolean(sortBy) && columns.some((column) => column.sortable);
  return (
    <div className="@container overflow-x-auto">
      <table className="w-full border-collapse tabular-nums lining-nums @max-[36rem]:block">
        <caption
          className={
            captionHidden
              ? 'sr-only'
              : 'px-5 pt-5 pb-3 text-left font-[650] @max-[36rem]:block @min-[36rem]:px-7'
          }
        >
          {caption}
        </caption>
        <thead
          className={
            sorts
              ? '@max-[36rem]:block @max-[36rem]:border-b @max-[36rem]:border-line @max-[36rem]:px-5 @max-[36rem]:pt-3 @max-[36rem]:pb-4'
              : '@max-[36rem]:sr-only'
          }
        >
          <tr
            className={cn(
              sorts &&
                "@max-[36rem]:flex @max-[36rem]:flex-wrap @max-[36rem]:gap-2 @max-[36rem]:before:w-full @max-[36rem]:before:text-[0.875rem] @max-[36rem]:before:text-ink-2 @max-[36rem]:before:content-['Sort_by']",
            )}
          >
            {columns.map((column) => (
              <SortableHeader key={column.id} column={column} sort={sort} sortBy={sortBy} />
            ))}
          </tr>
        </thead>
        <tbody className="@max-[36rem]:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cn(
                'border-b border-line last:border-b-0 @max-[36rem]:block @max-[36rem]:px-5 @max-[36rem]:py-4',
                rowHref && 'relative hover:bg-paper',
              )}
            >
              {columns.map((column, index) => (
                <Cell key={column.id} column={column} href={index === 0 ? rowHref?.(row) : undefined}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps<Row> = { column: Column<Row>; href: string | undefined; children: ReactNode };

function Cell<Row>({ column, href, children }: CellProps<Row>) {
  return (
    <td
      data-label={column.header}
      className={cn(
        'px-3 py-4 align-top first:pl-7 last:pr-7',
        '@max-[36rem]:block @max-[36rem]:px-0 @max-[36rem]:py-[5px] @max-[36rem]:text-left @max-[36rem]:first:pl-0 @max-[36rem]:last:pr-0',
        column.align === 'end' && 'text-right',
        !column.bare &&
          '@max-[36rem]:grid @max-[36rem]:grid-cols-[96px_minmax(0,1fr)] @max-[36rem]:justify-items-start @max-[36rem]:gap-3 @max-[36rem]:before:pt-0.5 @max-[36rem]:before:text-[0.875rem] @max-[36rem]:before:text-ink-2 @max-[36rem]:before:content-[attr(data-label)]',
        // Above the link that covers the row, so that buttons and links in other cells can be pressed.
        !href && '[&_a]:relative [&_a]:z-1 [&_button]:relative [&_button]:z-1',
      )}
    >
      {href ? (
        <Link
          to={href}
          className="font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
        >
          {children}
        </Link>
      ) : (
        children
      )}
    </td>
  );
}
