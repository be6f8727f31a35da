import type { GuidanceOption } from '@plainclaim/domain/claims/guidance';
import { onlyChoiceWords } from '@plainclaim/domain/claims/only-choice';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/icon.tsx';
import type { Claim, ClaimDetails } from '../../../lib/claims-api.ts';
import { useLaw } from '../../../lib/use-law.ts';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { CopyButton } from '../../../ui/display/copy-button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { claimedNow, claimValue, interestFreeDaysOf } from '../claim-value.ts';
import { type Guidance, guidanceFor } from '../guidance/guidance.ts';
import { mediationOffer } from '../guidance/mediation-offer.ts';
import { ActButton } from './act-button.tsx';

type ClaimChoicesProps = { details: ClaimDetails; userId: string; now: Date };

/** The options after an unanswered letter, a reply or an offer that was turned down. */
export function ClaimChoices({ details, userId, now }: ClaimChoicesProps) {
  const { claim, next_step, may } = details;
  const law = useLaw();
  if (next_step.options.length === 0) return null;
  const value = claimValue(claim);
  const defendant = {
    defendantPostcode: claim.defendant_postcode,
    defendantType: claim.defendant_type,
  };
  const interest = {
    claimedInterest: claimedNow(details, now, law)?.sum,
    interestFree: interestFreeDaysOf(details),
  };
  const [only = null] = next_step.options.length === 1 ? next_step.options : [];
  const courtRoute = may.take_court_route ? <CourtRouteButton claimId={claim.id} userId={userId} /> : null;
  const actions: Record<GuidanceOption, ReactNode> = {
    mediation: <OfferWords claim={claim} now={now} />,
    'small-claims-help': courtRoute,
    advice: courtRoute,
    solicitor: (
      <>
        {claim.user_id === userId ? (
          <ButtonLink to="#solicitor" size="sm">
            Find a local solicitor below
          </ButtonLink>
        ) : null}
        {courtRoute}
      </>
    ),
  };
  return (
    <section aria-labelledby="choices" className="mt-12">
      <h2 id="choices" className="text-24">
        {only ? 'What you can do now' : 'Your choices'}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        {only ? `${onlyChoiceWords(only, value)} ` : null}
        This is general information, not legal advice. Plainclaim does not go to court for you.
      </p>
      <div className="mt-5 grid items-start gap-4 md:grid-cols-[repeat(auto-fit,minmax(340px,1fr))]">
        {next_step.options.map((option) => (
          <Choice
            key={option}
            guide={guidanceFor(option, { ...value, ...defendant, ...interest }, londonDateOf(now), law)}
          >
            {actions[option]}
          </Choice>
        ))}
      </div>
    </section>
  );
}

function Choice({ guide, children }: { guide: Guidance; children: ReactNode }) {
  return (
    <Card>
      <CardHead title={guide.title} level={3} serif />
      <CardBody className="pt-3 sm:pt-3">
        <p className="text-ink-2">{guide.lead}</p>
        <ol className="mt-4 grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-brand">
          {guide.steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
        <ul className="mt-4 grid gap-2.5 border-t border-line pt-4 text-15 text-ink-2">
          {guide.cautions.map((caution) => (
            <li key={caution} className="flex gap-2.5">
              <Icon name="info" className="mt-[0.2em] size-[1.15em] shrink-0 text-brand" />
              <span>{caution}</span>
            </li>
          ))}
        </ul>
        {guide.links.map((link) => (
          <p key={link.to} className="mt-3">
            <a
              href={link.to}
              target="_blank"
              rel="noopener noreferrer"
              className="outside-link inline-flex gap-1.5"
            >
              {link.label}
              <Icon name="external" className="mt-[0.2em] size-[1.05em] shrink-0" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </p>
        ))}
        <div className="mt-5 flex flex-wrap gap-3 empty:hidden">{children}</div>
      </CardBody>
    </Card>
  );
}

function OfferWords({ claim, now }: { claim: Claim; now: Date }) {
  const words = mediationOffer(claim, now);
  return (
    <details className="group/words w-full rounded-lg border border-line">
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">Words for your offer</span>
        <Icon name="chevron-down" className="transition-transform group-open/words:rotate-180" />
      </summary>
      <div className="border-t border-line px-4 py-3.5">
        <p className="font-serif whitespace-pre-line">{words}</p>
        <CopyButton text={words} accessibleLabel="Copy the words for your offer" className="mt-4" />
      </div>
    </details>
  );
}

function CourtRouteButton({ claimId, userId }: { claimId: string; userId: string }) {
  return (
    <ActButton
      userId={userId}
      claimId={claimId}
      act="court-route"
      label="Take the court route"
      title="Take the court route?"
      verb="Take the court route"
    >
      We mark your claim as active and no longer wait for the other side. You go to court yourself; nothing is
      filed for you.
    </ActButton>
  );
}
