import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export type Figures = { columns: [string, ...string[]]; rows: [string, ...ReactNode[]][] };

/** Small and plain: a name on the left, numbers on the right. */
export function FiguresTable({ caption, figures }: { caption: string; figures: Figures }) {
  return (
    <table className="mt-2 w-full border-collapse tabular-nums lining-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {figures.columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cn('py-1.5 font-semibold text-ink-2', index === 0 ? 'text-left' : 'text-right')}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.rows.map(([name, ...values]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={figures.columns[index + 1]} className="py-1.5 text-right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
