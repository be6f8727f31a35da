import { minimumAge } from '@plainclaim/domain/accounts/minimum-age';
import { commissionPercent } from '@plainclaim/domain/payments/commission';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { formatReviewDate, nextReviewLabel, termsReview } from '@plainclaim/domain/shared/service-terms';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { scales } from '../../art/illustrations/scales.tsx';
import { whoRunsIt } from '../../lib/operator.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { NumberedDocument } from './document/numbered-document.tsx';
import { clientObligations, commission, fees, settlementTerms } from './terms/money.tsx';
import type { TermsSection } from './terms/terms-section.ts';
import {
  assignment,
  entireAgreement,
  intellectualProperty,
  noWaiver,
  severability,
  termination,
} from './terms/the-contract.tsx';
import { acceptableUse, accounts, services } from './terms/using-plainclaim.tsx';
import {
  disputeResolution,
  forceMajeure,
  limitationOfLiability,
  regulatoryNotices,
} from './terms/when-things-go-wrong.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms',
    description:
      'The terms of using Plainclaim: what we do, what it costs, what we ask of you and what happens when things go wrong.',
  });

/** In the order of the specification; section 5 is named by other sections. */
const sections: readonly TermsSection[] = [
  services,
  accounts,
  acceptableUse,
  fees,
  commission,
  clientObligations,
  settlementTerms,
  limitationOfLiability,
  disputeResolution,
  regulatoryNotices,
  forceMajeure,
  termination,
  intellectualProperty,
  entireAgreement,
  severability,
  noWaiver,
  assignment,
];

const inShort = [
  'The letter is free. We earn only when you are paid through Plainclaim.',
  `Our commission is ${commissionPercent}% of what the defendant pays through Plainclaim; the rest is yours.`,
  'We are a technology platform, not a law firm, and give no legal advice. You decide what is sent and what is accepted.',
  `You have to be ${minimumAge} or over, and what you tell us has to be true.`,
];

export const loader = (args: LoaderFunctionArgs) => ({
  reviewLabel: nextReviewLabel(londonDateOf(new Date())),
  runBy: whoRunsIt(args),
});

export default function TermsPage() {
  const { reviewLabel, runBy } = useLoaderData<typeof loader>();
  return (
    <NumberedDocument
      heading="Terms"
      lead="What we do, what it costs, what we ask of you, and what happens when things go wrong."
      picture={scales}
      dates={
        <>
          <span>Last reviewed {formatReviewDate(termsReview.last)}</span>
          <span>
            {reviewLabel} {formatReviewDate(termsReview.next)}
          </span>
        </>
      }
      inShort={inShort}
      sections={sections.map(({ body, ...section }, index) => ({ ...section, body: body(index + 1, runBy) }))}
    />
  );
}
