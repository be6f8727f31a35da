import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import type { Draft } from '../../../lib/claims-api.ts';
import { Card } from '../../../ui/display/card.tsx';
import { ToldFacts } from '../../../ui/facts/told-facts.tsx';
import { answersAddress } from '../answers-address.ts';
import { storyOfDraft } from '../told-facts-of.ts';

/** The rows that the letter prints, and where to change them. Folded: the letter lists them. Nothing for a claim of one sum and one day. */
export function StorySummary({ draft }: { draft: Draft }) {
  const titleId = useId();
  const [now] = useState(() => new Date());
  const facts = storyOfDraft(draft, now);
  if (!facts) return null;
  const today = londonDateOf(now);
  const days = {
    nation: draft.form.jurisdiction as Jurisdiction,
    letterDate: today,
    to: today,
    // Only a submitted claim is paused.
    interestFree: [],
  };
  return (
    <Card className="px-5 py-[18px] lg:px-6">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="font-sans text-16/[1.3] font-strong tracking-normal">
          Sums, dates and numbers
        </h2>
        <p className="mt-1.5 text-15 text-ink-2">
          They follow your answers. <Link to={answersAddress(draft.id, 1)}>Change them there</Link>, and the
          letter follows.
        </p>
        <details className="group/rows mt-2">
          <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-brand [&::-webkit-details-marker]:hidden">
            Show them
            <Icon name="chevron-down" className="transition-transform group-open/rows:rotate-180" />
          </summary>
          <div className="mt-3">
            <ToldFacts facts={facts} days={days} />
          </div>
        </details>
      </section>
    </Card>
  );
}
