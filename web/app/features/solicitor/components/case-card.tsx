import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { mayContactClient } from '@plainclaim/domain/solicitors/referrals';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/display/card.tsx';
import { Money } from '../../../ui/display/money.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import type { ReferredCase } from '../api/solicitor-api.ts';
import { partiesOf } from '../case-words.ts';
import { CaseActs } from './case-acts.tsx';
import { CaseBadges } from './case-badges.tsx';

type CaseCardProps = { case: ReferredCase; userId: string; onMovedOn: (words: string) => void };

/** One referral: parties, subject, urgency and actions. */
export function CaseCard({ case: one, userId, onMovedOn }: CaseCardProps) {
  const titleId = useId();
  const parties = partiesOf(one);
  const isPending = one.status === 'pending';
  const page = `/solicitor-dashboard/cases/${one.id}`;
  return (
    <Card>
      <article aria-labelledby={titleId} className="p-5 sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h2 id={titleId} className="text-24 wrap-anywhere">
            {parties}
          </h2>
          <Money pence={penceFromPounds(one.amount)} size="row" />
        </div>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <CaseBadges case={one} />
        </div>
        <p className="mt-3.5 max-w-[62ch] text-ink-2 wrap-anywhere whitespace-pre-line">
          {one.dispute_summary}
        </p>
        <dl className="mt-4 grid gap-x-8 gap-y-2 text-15 sm:grid-cols-2 lg:grid-cols-4">
          <Fact term="Issue type">{one.issue_type}</Fact>
          <Fact term="Jurisdiction">{one.jurisdiction}</Fact>
          <Fact term="Date received">{formatDateTime(new Date(one.date_received))}</Fact>
          {isPending ? <Fact term="Answer by">{formatDateTime(new Date(one.answer_by))}</Fact> : null}
        </dl>
        <p className="mt-3 text-14 text-ink-2 wrap-anywhere">
          Referral ID <span className="tabular-nums">{one.id}</span>
        </p>
        <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
          <CaseActs case={one} userId={userId} onMovedOn={onMovedOn} />
          <ButtonLink
            to={page}
            variant="secondary"
            size="sm"
            aria-label={`${isPending ? 'View Details' : 'View Case File'}: ${parties}`}
          >
            {isPending ? 'View Details' : 'View Case File'}
          </ButtonLink>
          {mayContactClient(one.status) ? (
            <ButtonLink
              to={`${page}#contact-client`}
              variant="secondary"
              size="sm"
              aria-label={`Contact Client: ${parties}`}
            >
              Contact Client
            </ButtonLink>
          ) : null}
        </div>
      </article>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] gap-2 sm:block">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
