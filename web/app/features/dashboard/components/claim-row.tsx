import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import type { ClaimSummary } from '../../../lib/claims-api.ts';
import { cn } from '../../../ui/cn.ts';
import { ClaimStatusBadge } from '../../../ui/display/badge.tsx';
import { Money } from '../../../ui/display/money.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { deadlineTerm, type ReplyNote, replyNote } from '../reply-note.ts';

type ClaimRowProps = {
  claim: ClaimSummary;
  now: Date;
  /** An offer waits for its answer. */
  hasOffer?: boolean;
};

export function ClaimRow({ claim, now, hasOffer = false }: ClaimRowProps) {
  const note = replyNote(claim, now);
  return (
    <li className="grid gap-3.5 border-b border-line py-[26px] last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-8">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-[1.375rem] leading-[1.2] tracking-[-0.012em]">
            <Link to={`/claim/${claim.id}`} className="text-ink no-underline hover:text-ink hover:underline">
              {claim.issue_type}
              <span className="sr-only"> against {claim.defendant_name}</span>
            </Link>
          </h3>
          <ClaimStatusBadge status={claim.status} />
          {claim.stage ? <span className="text-15 font-semibold">{claim.stage}</span> : null}
          <span className="text-15 whitespace-nowrap text-ink-2 tabular-nums">
            <span className="sr-only">Short reference </span>
            {claim.short_reference}
          </span>
        </div>
        <p className="mt-1.5 line-clamp-3 max-w-[56ch] text-ink-2 wrap-anywhere">{claim.description}</p>
        <dl className="mt-3.5 grid gap-1 text-15 leading-[1.45] md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1fr)] md:gap-5">
          <Fact term="Against">{claim.defendant_name}</Fact>
          <Fact term="Created">{formatLongDate(new Date(claim.created_at))}</Fact>
          <Fact term={deadlineTerm(claim)}>
            {claim.response_deadline ? formatLongDate(new Date(claim.response_deadline)) : 'Not set yet'}
            {note ? <Note note={note} /> : null}
          </Fact>
        </dl>
      </div>
      <div className="flex items-center justify-between gap-3 sm:w-[164px] sm:flex-col sm:items-end">
        <Money pence={penceFromPounds(claim.amount)} size="row" />
        <ReviewLink claim={claim} hasOffer={hasOffer} />
      </div>
    </li>
  );
}

function ReviewLink({ claim, hasOffer }: Required<Pick<ClaimRowProps, 'claim' | 'hasOffer'>>) {
  const to = `/plaintiff-dashboard?claim_id=${claim.id}`;
  const words = (
    <>
      Review Settlement
      <span className="sr-only"> of the claim against {claim.defendant_name}</span>
    </>
  );
  return hasOffer ? (
    <ButtonLink to={to} variant="secondary" size="sm">
      {words}
    </ButtonLink>
  ) : (
    <TextLink to={to} className="py-2 text-15 font-semibold">
      {words}
    </TextLink>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[136px_minmax(0,1fr)] gap-2 md:block">
      <dt className="text-ink-2 md:text-14">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

const tones: Record<ReplyNote['tone'], string> = {
  soon: 'text-amber',
  over: 'text-danger',
  calm: 'text-ink-2',
  done: 'text-ink-2',
};

function Note({ note: { tone, icon, words } }: { note: ReplyNote }) {
  return (
    <span className={cn('flex items-center gap-1.5 font-semibold whitespace-nowrap', tones[tone])}>
      <Icon name={icon} className="size-[1.05em]" />
      {words}
    </span>
  );
}
