import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../art/icon.tsx';
import { cn } from '../cn.ts';

const tones = { plain: '', bad: 'text-danger', soon: 'text-amber' };

type StatProps = {
  label: string;
  value: ReactNode;
  icon?: IconName;
  tone?: keyof typeof tones;
  /** A line under the number; becomes the text of the link when `to` is given. */
  note?: string;
  to?: string;
};

/** One cell. The whole cell answers to the pointer, but only the words under the number are the link. */
export function Stat({ label, value, icon, tone = 'plain', note, to }: StatProps) {
  return (
    <div
      className={cn(
        'relative flex min-w-0 flex-col gap-1.5 bg-sheet px-4 py-[18px] shadow-[0_0_0_1px_var(--line)] @min-[30rem]:px-6 @min-[30rem]:py-[22px]',
        to && 'transition-colors hover:bg-brand-soft',
      )}
    >
      <dt className="flex items-center gap-2 text-[0.9375rem] leading-[1.3] text-ink-2">
        {icon ? <Icon name={icon} className="text-ink-3 @max-[30rem]:hidden" /> : null}
        <span className="min-w-0 wrap-break-word">{label}</span>
      </dt>
      <dd
        className={cn(
          'mt-1 font-serif text-[clamp(1.125rem,0.7rem+3cqi,2.25rem)] leading-[1.1] font-medium tracking-[-0.02em] wrap-anywhere tabular-nums lining-nums',
          tones[tone],
        )}
      >
        {value}
      </dd>
      {note || to ? (
        <dd className="mt-auto text-[0.875rem] leading-[1.4] text-ink-2">
          {to ? <StatLink to={to} label={label} text={note ?? 'See the list'} /> : note}
        </dd>
      ) : null}
    </div>
  );
}

function StatLink({ to, label, text }: { to: string; label: string; text: string }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-1.5 font-semibold no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ink"
    >
      {text}
      <span className="sr-only">: {label}</span>
      <Icon name="arrow-right" className="size-[1.05em]" />
    </Link>
  );
}

type StatSheetProps = { label?: string; columns?: 3 | 4; className?: string; children: ReactNode };

/** One sheet of hairline cells. Lines are drawn by the cells, so a short last row leaves plain
 * paper; it goes by its own width, so it also fits a side column. */
export function StatSheet({ label, columns = 4, className, children }: StatSheetProps) {
  return (
    <div className={cn('@container', className)}>
      <dl
        aria-label={label}
        className={cn(
          'grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-sheet',
          columns === 4
            ? '@min-[50rem]:grid-cols-4'
            : '@min-[50rem]:grid-cols-3 @max-[50rem]:[&>:last-child:nth-child(odd)]:col-span-2',
        )}
      >
        {children}
      </dl>
    </div>
  );
}
