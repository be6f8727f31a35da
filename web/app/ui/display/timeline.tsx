import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../art/icon.tsx';
import { cn } from '../cn.ts';

export type TimelineItem = {
  id: string;
  state: 'past' | 'now' | 'next';
  title: ReactNode;
  icon?: IconName;
  /** In the dot instead of an icon, such as a spinner. */
  mark?: ReactNode;
  /** Something went wrong here. Only for what has happened. */
  bad?: boolean;
  when?: ReactNode;
  who?: string;
  detail?: ReactNode;
};

const dots = {
  past: 'bg-brand text-on-brand',
  bad: 'bg-danger text-sheet',
  now: 'bg-transparent text-brand shadow-[inset_0_0_0_2px_var(--brand),0_0_0_5px_var(--brand-soft)]',
  next: 'bg-transparent text-ink-3 shadow-[inset_0_0_0_1.5px_var(--edge)]',
};

const lines = {
  past: 'before:bg-brand',
  now: 'before:bg-[repeating-linear-gradient(var(--edge)_0_4px,transparent_4px_9px)]',
  next: 'before:bg-[repeating-linear-gradient(var(--edge)_0_4px,transparent_4px_9px)]',
};

type TimelineProps = { label: string; items: TimelineItem[]; dense?: boolean };

/** Filled for what has happened, ringed for now, dashed for what is to come; the words say so as well. */
export function Timeline({ label, items, dense = false }: TimelineProps) {
  return (
    <ol aria-label={label} className="list-none p-0">
      {items.map((item) => (
        <li
          key={item.id}
          aria-current={item.state === 'now' ? 'step' : undefined}
          className={cn(
            'relative grid grid-cols-[28px_minmax(0,1fr)] last:pb-0',
            'before:absolute before:top-7 before:bottom-0 before:left-[13px] before:w-0.5 last:before:hidden',
            dense ? 'gap-x-3 pb-[18px] text-[0.9375rem]' : 'gap-x-4 pb-[26px]',
            lines[item.state],
          )}
        >
          <Dot item={item} />
          <div className="min-w-0">
            <p
              className={cn(
                'pt-0.5 leading-[1.4] wrap-anywhere',
                item.state === 'next' ? 'font-semibold' : 'font-[650]',
              )}
            >
              {item.state === 'next' ? <span className="sr-only">Still to come: </span> : null}
              {item.title}
            </p>
            <WhenAndWho item={item} dense={dense} />
            {item.detail ? <div className="mt-1.5 text-[0.9375rem] leading-[1.45]">{item.detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Dot({ item }: { item: TimelineItem }) {
  const look = item.bad && item.state === 'past' ? dots.bad : dots[item.state];
  return (
    <span className={cn('grid size-7 place-items-center rounded-full', look)}>
      {item.mark ?? (item.icon ? <Icon name={item.icon} className="size-[15px] stroke-[2.4]" /> : null)}
    </span>
  );
}

function WhenAndWho({ item, dense }: { item: TimelineItem; dense: boolean }) {
  if (!item.when && !item.who) return null;
  return (
    <p
      className={cn('leading-[1.45] text-ink-2 tabular-nums', dense ? 'text-[0.875rem]' : 'text-[0.9375rem]')}
    >
      {item.when}
      {item.when && item.who ? ', ' : null}
      {item.who ? `by ${item.who}` : null}
    </p>
  );
}
