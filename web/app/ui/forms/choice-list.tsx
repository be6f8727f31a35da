import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export type ChoiceColumns = 1 | 2 | 3;

/** With more cards than this, a narrow column shows one joined list: separate cards would fill the screen. */
const mostSeparateCards = 4;

const columnClasses: Record<ChoiceColumns, string> = {
  1: '',
  2: '@xs:grid-cols-2',
  3: '@lg:grid-cols-3',
};

type ChoiceListProps = { columns: ChoiceColumns; count: number; children: ReactNode };

/** Lays out cards by the room the field has and not by the window, so they also fit a dialog or side panel. */
export function ChoiceList({ columns, count, children }: ChoiceListProps) {
  const joined = count > mostSeparateCards;
  return (
    <div className="@container mt-3">
      <div
        className={cn(
          'grid auto-rows-fr grid-cols-[minmax(0,1fr)] gap-2.5',
          joined && columns === 2 ? '@lg:grid-cols-2' : columnClasses[columns],
          joined && [
            '@max-lg:auto-rows-auto @max-lg:gap-0 @max-lg:*:-mt-px @max-lg:*:rounded-none',
            '@max-lg:*:first:rounded-t-lg @max-lg:*:last:rounded-b-lg',
          ],
        )}
      >
        {children}
      </div>
    </div>
  );
}
