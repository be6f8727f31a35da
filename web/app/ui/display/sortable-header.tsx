import { Link } from 'react-router';
import { Icon } from '../../art/icon.tsx';
import { cn } from '../cn.ts';

export type SortDirection = 'ascending' | 'descending';

export type Sort = { column: string; direction: SortDirection };

export type SortControl = { href: (sort: Sort) => string } | { onSort: (sort: Sort) => void };

type SortableHeaderProps = {
  column: { id: string; header: string; align?: 'start' | 'end'; sortable?: boolean };
  sort?: Sort;
  sortBy?: SortControl;
};

/** Pressing the sorted column turns it round; any other starts ascending. */
export function nextSort(column: string, current: Sort | undefined): Sort {
  const turned = current?.column === column && current.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}

export function SortableHeader({ column, sort, sortBy }: SortableHeaderProps) {
  const control = column.sortable ? sortBy : undefined;
  const direction = sort?.column === column.id ? sort.direction : undefined;
  return (
    <th
      scope="col"
      aria-sort={control ? (direction ?? 'none') : undefined}
      className={cn(
        'border-b border-line px-3 py-2.5 text-left text-[0.875rem] font-semibold whitespace-nowrap text-ink-2 first:pl-7 last:pr-7',
        // On phones only what can be pressed remains of the header row.
        control
          ? '@max-[36rem]:border-0 @max-[36rem]:p-0 @max-[36rem]:first:pl-0 @max-[36rem]:last:pr-0'
          : '@max-[36rem]:sr-only',
        column.align === 'end' && 'text-right',
      )}
    >
      {control ? (
        <SortPress control={control} to={nextSort(column.id, sort)} direction={direction}>
          {column.header}
        </SortPress>
      ) : (
        column.header
      )}
    </th>
  );
}

type SortPressProps = {
  control: SortControl;
  to: Sort;
  direction: SortDirection | undefined;
  children: string;
};

function SortPress({ control, to, direction, children }: SortPressProps) {
  const look = cn(
    'inline-flex min-h-6 cursor-pointer items-center gap-1 font-semibold no-underline hover:text-ink hover:underline',
    '@max-[36rem]:min-h-10 @max-[36rem]:rounded-md @max-[36rem]:border @max-[36rem]:border-edge @max-[36rem]:bg-sheet @max-[36rem]:px-3',
    direction ? 'text-ink' : 'text-ink-2',
  );
  const face = (
    <>
      {children}
      <Icon
        name="chevron-down"
        className={cn(
          'size-4 stroke-2',
          !direction && 'opacity-55',
          direction === 'ascending' && 'rotate-180',
        )}
      />
    </>
  );
  if ('href' in control) {
    return (
      <Link to={control.href(to)} preventScrollReset className={look}>
        {face}
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => control.onSort(to)} className={look}>
      {face}
    </button>
  );
}
