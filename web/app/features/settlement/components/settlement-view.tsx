import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { ClaimStatusBadge } from '../../../ui/display/badge.tsx';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { Money } from '../../../ui/display/money.tsx';
import { Stat, StatSheet } from '../../../ui/display/stat.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import type { Settlement } from '../api/settlement.ts';
import { importantInformation, offerFacts } from '../settlement-facts.ts';
import { settlementTerms } from '../settlement-terms.ts';
import { AnswerCards } from './answer-cards.tsx';
import { ResultBanner } from './result-banner.tsx';

type SettlementViewProps = { settlement: Settlement; userId: string };

export function SettlementView({ settlement, userId }: SettlementViewProps) {
  const { offer, response, may_answer } = settlement;
  const { legal_claims: claim } = offer;
  const terms = settlementTerms(settlement);
  // The offer that was shown when an answer came too late.
  const [outdated, setOutdated] = useState<string>();
  return (
    <div className="wrap py-8 pb-20">
      <Link to="/plaintiff-dashboard" className="inline-flex items-center gap-1.5 font-semibold">
        <Icon name="arrow-left" className="size-[1.25em]" />
        Back to dashboard
      </Link>
      <h1 className="mt-3.5">Settlement offer</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-[18px] gap-y-2 text-15 text-ink-2">
        <ClaimStatusBadge status={claim.status} />
        <span className="whitespace-nowrap">
          Short reference <span className="tabular-nums">{claim.short_reference}</span>
        </span>
        <span className="wrap-anywhere">
          Claim ID <span className="tabular-nums">{claim.id}</span>
        </span>
      </div>
      <div className="mt-8 grid gap-6 empty:hidden" aria-live="polite">
        {response ? <ResultBanner settlement={settlement} response={response} userId={userId} /> : null}
        {outdated !== undefined && outdated !== offer.id ? (
          <Alert tone="amber" title="A newer offer has taken the place of the one you were looking at.">
            Nothing was answered. This is the newer offer.
          </Alert>
        ) : null}
        {!response && !may_answer ? (
          <Alert title="This offer can no longer be answered.">The claim has been settled or closed.</Alert>
        ) : null}
      </div>
      <OfferDetails settlement={settlement} />
      {may_answer ? (
        <AnswerCards
          key={offer.id}
          settlement={settlement}
          userId={userId}
          onTooLate={() => setOutdated(offer.id)}
        />
      ) : null}
      <div className="mt-12 grid items-start gap-x-12 gap-y-10 md:grid-cols-2">
        {terms ? <Notes title={terms.title} icon="check" notes={terms.notes} /> : null}
        <Notes title="Important information" icon="info" notes={importantInformation(may_answer)} />
      </div>
      <ButtonLink to="/" variant="secondary" className="mt-12">
        <Icon name="home" />
        Return to Homepage
      </ButtonLink>
    </div>
  );
}

function OfferDetails({ settlement: { offer, shortfall } }: { settlement: Settlement }) {
  const money = (pounds: number): ReactNode => (
    <Money pence={penceFromPounds(pounds)} className="text-[1em] font-medium" />
  );
  const facts = offerFacts(offer);
  return (
    <section aria-label="Offer details" className="mt-6">
      <StatSheet label="The offer in figures" columns={3}>
        <Stat label="Original amount" value={money(offer.legal_claims.amount)} />
        <Stat label="Offered amount" value={money(offer.offered_amount)} />
        <Stat
          label="Shortfall"
          value={money(shortfall.amount)}
          note={`${shortfall.percent}% of your claim`}
        />
      </StatSheet>
      <Card className="mt-6">
        <CardHead serif title="Offer details" />
        <CardBody className="grid gap-x-12 pt-3 sm:pt-3 md:grid-cols-2">
          {offer.defendant_message ? (
            <DescriptionList wide facts={facts} />
          ) : (
            [facts.slice(0, 3), facts.slice(3)].map((some) => (
              <DescriptionList key={some[0]?.term} wide facts={some} className="content-start" />
            ))
          )}
          {offer.defendant_message ? (
            <figure className="self-start rounded-lg max-md:mt-4 bg-well px-5 py-4">
              <figcaption className="text-15 text-ink-2">Message from the defendant</figcaption>
              <blockquote className="mt-2 font-serif text-18 wrap-anywhere whitespace-pre-line">
                {offer.defendant_message}
              </blockquote>
            </figure>
          ) : null}
        </CardBody>
      </Card>
    </section>
  );
}

type NotesProps = { title: string; icon: 'check' | 'info'; notes: readonly string[] };

function Notes({ title, icon, notes }: NotesProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-24">
        {title}
      </h2>
      <ul className="mt-4 grid gap-3">
        {notes.map((note) => (
          <li key={note} className="flex gap-2.5">
            <Icon name={icon} className="mt-[0.2em] size-[1.15em] shrink-0 text-brand" />
            <span className="max-w-[58ch]">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
