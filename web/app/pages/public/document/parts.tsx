import { Children, type ReactNode } from 'react';
import { Icon } from '../../../art/icon.tsx';

/** Clauses with numbers of their own, such as 5.2, so that each can be cited. */
export function Clauses({ section, children }: { section: number; children: ReactNode }) {
  return (
    <ol className="grid gap-3.5">
      {Children.map(children, (clause, index) => (
        <li className="grid grid-cols-[3em_minmax(0,1fr)]">
          <span className="num text-15/[1.65] text-ink-3">
            {section}.{index + 1}
          </span>
          <div className="grid gap-3">{clause}</div>
        </li>
      ))}
    </ol>
  );
}

/** Holds `li` elements. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-3">{children}</ul>;
}

type GridProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
};

/** A small table, shown as a list of cards in a narrow space. */
export function Grid({ caption, columns, rows }: GridProps) {
  return (
    <div className="@container">
      <table className="w-full border-collapse text-15/normal @max-[34rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-[34rem]:sr-only">
          <tr className="border-b-2 border-ink text-left">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-strong last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[34rem]:grid @max-[34rem]:gap-3">
          {rows.map((row) => (
            <tr
              key={String(row[0])}
              className="border-b border-line align-top @max-[34rem]:block @max-[34rem]:rounded-lg @max-[34rem]:border @max-[34rem]:bg-sheet @max-[34rem]:px-4 @max-[34rem]:py-2"
            >
              {row.map((cell, index) => (
                <Cell key={columns[index]} column={columns[index] ?? ''} isFirst={index === 0}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { column: string; isFirst: boolean; children: ReactNode };

function Cell({ column, isFirst, children }: CellProps) {
  const look = 'py-3 pr-4 wrap-break-word last:pr-0 @max-[34rem]:block @max-[34rem]:py-1.5 @max-[34rem]:pr-0';
  if (isFirst) {
    return (
      <th scope="row" className={`${look} text-left font-semibold`}>
        {children}
      </th>
    );
  }
  return (
    <td className={look}>
      <span aria-hidden="true" className="hidden text-14 text-ink-2 @max-[34rem]:block">
        {column}
      </span>
      {children}
    </td>
  );
}

/** An external link, marked as one. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" className="outside-link">
      {children}
      <Icon name="external" className="ml-1 inline size-[0.95em] align-[-0.08em]" />
      <span className="sr-only"> (another site)</span>
    </a>
  );
}
