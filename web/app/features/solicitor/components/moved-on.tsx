import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { useId } from 'react';
import type { MovedOnCase } from '../api/solicitor-api.ts';
import { endingOf, statusLooks } from '../case-words.ts';
import { LookBadge } from './case-badges.tsx';

/** Cases the solicitor no longer has, and why. Their files are closed, so no names are shown. */
export function MovedOn({ cases }: { cases: readonly MovedOnCase[] }) {
  const titleId = useId();
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-14">
      <h2 id={titleId} className="text-24">
        Moved on
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        Cases of the last 30 days that are no longer with you. Their case files are closed.
      </p>
      <ul className="mt-4 border-t border-line">
        {cases.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5 border-b border-line py-4"
          >
            <LookBadge look={statusLooks[one.status]} />
            <span className="min-w-0 flex-1 basis-72">
              <span className="block font-semibold">
                {one.issue_type}, {one.jurisdiction}
              </span>
              <span className="text-15 text-ink-2">{endingOf(one)}</span>
            </span>
            <span className="text-14 text-ink-2 tabular-nums">{formatDateTime(new Date(one.ended_at))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
