import { figureLink } from '@plainclaim/domain/claims/claim-lists';
import { groupDigits } from '@plainclaim/domain/shared/digits';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { useId } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../art/icon.tsx';
import { cn } from '../../../../ui/cn.ts';
import { type BadgeTone, urgencyLooks } from '../../../../ui/display/badge-tones.ts';
import { Money } from '../../../../ui/display/money.tsx';
import { ArrowLink } from '../../../../ui/link.tsx';
import type { AdminClaim, AdminDashboard } from '../../api/admin-api.ts';

const boxes: Partial<Record<BadgeTone, { box: string; words: string }>> = {
  red: { box: 'border-danger-line bg-danger-soft', words: 'text-danger' },
  orange: { box: 'border-orange-line bg-orange-soft', words: 'text-orange' },
  amber: { box: 'border-amber-line bg-amber-soft', words: 'text-amber' },
};
const calm = { box: 'border-line bg-sheet', words: 'text-ink-2' };

type DeadlineCardsProps = Pick<AdminDashboard, 'deadlines' | 'stats'>;

/** Coming deadlines first, so that overdue ones do not push them out of sight. */
export function DeadlineCards({ deadlines: { due, overdue }, stats }: DeadlineCardsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-24">
          Deadlines
        </h2>
        <ArrowLink to="/admin/claims/approaching-deadlines">Claims with Approaching Deadlines</ArrowLink>
      </div>
      {due.length === 0 && overdue.length === 0 ? (
        <p className="mt-3 text-ink-2">No pending claim has a deadline that is near or past.</p>
      ) : (
        <>
          <Group
            title="Due today or in the next 3 days"
            claims={due}
            total={stats.approachingDeadlinesCount}
            to={figureLink('approachingDeadlinesCount')}
          />
          <Group
            title="Overdue, the latest first"
            claims={overdue}
            total={stats.overdueClaimsCount}
            to={figureLink('overdueClaimsCount')}
          />
        </>
      )}
    </section>
  );
}

type GroupProps = { title: string; claims: readonly AdminClaim[]; total: number; to: string };

function Group({ title, claims, total, to }: GroupProps) {
  const titleId = useId();
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={titleId} className="font-sans text-16 font-strong tracking-[0]">
          {title}
        </h3>
        {total > claims.length ? <ArrowLink to={to}>All {groupDigits(total)}</ArrowLink> : null}
      </div>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {claims.map((claim) => (
          <li key={claim.id}>
            <DeadlineCard claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeadlineCard({ claim }: { claim: AdminClaim }) {
  const look = urgencyLooks[claim.urgency?.level ?? 'normal'];
  const { box, words } = boxes[look.tone] ?? calm;
  return (
    <Link
      to={`/claim/${claim.id}`}
      className={cn(
        'block h-full rounded-lg border px-4 py-3.5 text-ink no-underline hover:border-ink-2 hover:text-ink',
        box,
      )}
    >
      <span className={cn('flex items-center gap-1.5 text-15 font-strong', words)}>
        <Icon name={look.icon} className="size-[1.15em]" />
        {claim.urgency?.label}
      </span>
      <span className="mt-1 block font-serif text-[1.1875rem] leading-[1.25] wrap-anywhere">
        {claim.defendant_name}
      </span>
      <span className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-15">
        <span className="min-w-0 text-ink-2 wrap-anywhere">for {claim.plaintiff_name}</span>
        <Money pence={penceFromPounds(claim.amount)} />
      </span>
    </Link>
  );
}
