import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export type Fact = {
  term: string;
  detail: ReactNode;
  /** A second, quieter line, such as an address under a name. */
  more?: ReactNode;
};

type DescriptionListProps = {
  facts: Fact[];
  /** Term beside the detail instead of above it. */
  wide?: boolean;
  className?: string;
};

export function DescriptionList({ facts, wide = false, className }: DescriptionListProps) {
  return (
    <dl className={cn('grid', className)}>
      {facts.map((fact) => (
        <div
          key={fact.term}
          className={cn(
            'grid gap-x-4 border-t border-line py-[11px] first:border-t-0',
            wide && 'grid-cols-[minmax(96px,34%)_minmax(0,1fr)]',
          )}
        >
          <dt className="text-[0.9375rem] text-ink-2">{fact.term}</dt>
          <dd className="font-semibold wrap-anywhere">
            {fact.detail}
            {fact.more ? (
              <span className="block text-[0.9375rem] leading-[1.45] font-normal text-ink-2">
                {fact.more}
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
