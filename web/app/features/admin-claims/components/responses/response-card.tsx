import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { useId } from 'react';
import { ClaimStatusBadge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Money } from '../../../../ui/display/money.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { HeldMailsOf } from '../../../../ui/mails/held-mails.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { headingOf, originOf } from '../../reply-names.ts';
import { DisputeBadge } from '../dispute-badge.tsx';
import { SettlementOffer } from '../offer/settlement-offer.tsx';
import { SendPaymentLink } from '../payment-link/send-payment-link.tsx';
import { ReplyBadges } from '../reply-badges.tsx';
import { ScrollingText } from '../scrolling-text.tsx';

/** A claim beside the newest response to it. */
export function ResponseCard({ reply }: { reply: Reply }) {
  const titleId = useId();
  const { claim } = reply;
  if (!claim) return null;
  return (
    <Card>
      <article aria-labelledby={titleId} className="p-5 sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h2 id={titleId} className="text-24 wrap-anywhere">
            {claim.plaintiff_name} v {claim.defendant_name}
          </h2>
          <Money pence={penceFromPounds(claim.amount)} size="row" />
        </div>
        <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
          <section aria-label="Claim" className="min-w-0">
            <span className="flex flex-wrap gap-1.5">
              <ClaimStatusBadge status={claim.status} />
              <DisputeBadge since={claim.disputed_at} />
            </span>
            <p className="mt-3 text-15">
              {claim.issue_type}, {claim.jurisdiction}
            </p>
            <p className="mt-2 line-clamp-3 text-15 text-ink-2 wrap-anywhere">{claim.description}</p>
            <p className="mt-3 text-14 text-ink-2 wrap-anywhere">
              <span className="block tabular-nums">Short reference {claim.short_reference}</span>
              <span className="block">Claim ID {claim.id}</span>
            </p>
          </section>
          <section aria-label="Defendant response" className="min-w-0">
            <ReplyBadges reply={reply} />
            <dl className="mt-3 grid gap-1 text-15">
              {reply.channel ? (
                <Fact term="Received" detail={originOf(reply)} />
              ) : (
                <>
                  <Fact term="From" detail={reply.sender_email} />
                  <Fact term="Subject" detail={headingOf(reply)} />
                </>
              )}
              <Fact
                term={reply.channel ? 'Written down' : 'Received'}
                detail={formatDateTime(new Date(reply.created_at))}
              />
            </dl>
            <ScrollingText label="Text of the response">{reply.email_body}</ScrollingText>
          </section>
        </div>
        <HeldMailsOf group="payment-links" claimId={claim.id} className="mt-5" />
        <div className="mt-5 flex flex-wrap items-start gap-3">
          <SettlementOffer claim={claim} />
          <SendPaymentLink claim={claim} senderEmail={reply.sender_email} />
          <ButtonLink to={`/admin/claim-review/${claim.id}`} variant="secondary" size="sm">
            View Claim
            <span className="sr-only">
              {' '}
              of {claim.plaintiff_name} v {claim.defendant_name}
            </span>
          </ButtonLink>
        </div>
      </article>
    </Card>
  );
}

function Fact({ term, detail }: { term: string; detail: string }) {
  return (
    <div className="grid grid-cols-[80px_minmax(0,1fr)] gap-2">
      <dt className="text-ink-2">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{detail}</dd>
    </div>
  );
}
