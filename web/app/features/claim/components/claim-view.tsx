import { type ReactNode, useId, useState } from 'react';
import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { Timeline } from '../../../ui/display/timeline.tsx';
import { timelineItems } from '../timeline-items.ts';
import { ClaimActions } from './claim-actions.tsx';
import { ClaimBanners } from './claim-banners.tsx';
import { ClaimChoices } from './claim-choices.tsx';
import { DetailsCard, PartiesCard } from './claim-facts.tsx';
import { ClaimHead } from './claim-head.tsx';
import { ClaimLetterSection } from './claim-letter-section.tsx';
import { ClaimMails } from './claim-mails.tsx';
import { ClaimNextStep } from './claim-next-step.tsx';
import { ClaimPaymentCard } from './claim-payment.tsx';
import { ClaimReplies } from './claim-replies.tsx';
import { ClaimStory } from './claim-story.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { PendingLetter } from './pending-letter.tsx';
import { RulesBeforeCourt } from './rules-before-court.tsx';
import { AddAttempt } from './service/add-attempt.tsx';
import { ServiceInShort } from './service/service-in-short.tsx';
import { ServiceSection } from './service/service-section.tsx';
import { SolicitorSection } from './solicitor/solicitor-section.tsx';
import { TimeLeftNotice } from './time-left-notice.tsx';
import { UnconfirmedReplies } from './unconfirmed-replies.tsx';

type ClaimViewProps = { details: ClaimDetails; userId: string; backTo: string; payoutDetails: ReactNode };

export function ClaimView({ details, userId, backTo, payoutDetails }: ClaimViewProps) {
  const { claim, documents, mails, may } = details;
  const [now] = useState(() => new Date());
  const ids = { timeline: useId(), mails: useId() };
  return (
    <div className="wrap py-8 pb-20">
      <ClaimHead claim={claim} nextStep={details.next_step} backTo={backTo} />
      <ClaimBanners mails={mails} />
      <TimeLeftNotice claim={claim} now={now} />
      <div className="mt-8">
        <ClaimNextStep details={details} now={now} />
      </div>
      <div className="mt-12 max-w-[80ch] empty:hidden">
        <ClaimReplies details={details} />
      </div>
      <ClaimChoices details={details} userId={userId} now={now} />
      {claim.user_id === userId ? <SolicitorSection details={details} userId={userId} /> : null}
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid min-w-0 gap-14">
          <section aria-labelledby={ids.timeline}>
            <h2 id={ids.timeline} className="mb-6 text-24">
              Timeline
            </h2>
            <Timeline label="What has happened and what is to come" items={timelineItems(details, now)} />
          </section>
          <ClaimStory details={details} now={now} />
          {claim.generated_letter_content === null ? (
            <PendingLetter
              claimId={claim.id}
              userId={userId}
              description={claim.description}
              mayGenerate={may.generate_letter}
            />
          ) : (
            <ClaimLetterSection details={details} letter={claim.generated_letter_content} userId={userId} />
          )}
          <ServiceSection details={details} userId={userId} />
          <UnconfirmedReplies replies={details.unconfirmed_replies} claim={claim} />
          <section aria-labelledby={ids.mails}>
            <h2 id={ids.mails} className="text-24">
              Emails
            </h2>
            <ClaimMails mails={mails} ownEmail={claim.user_id === userId ? claim.plaintiff_email : ''} />
          </section>
        </div>
        <div className="grid min-w-0 gap-5">
          <ClaimPaymentCard
            claim={claim}
            payment={details.payment}
            now={now}
            isOwner={claim.user_id === userId}
            payoutDetails={claim.user_id === userId ? payoutDetails : null}
          />
          <ServiceInShort service={details.service} now={now} />
          <AddAttempt details={details} userId={userId} now={now} />
          <PartiesCard claim={claim} facts={details.facts} />
          <DetailsCard details={details} now={now} />
          {claim.user_id === userId ? (
            <RulesBeforeCourt claim={claim} facts={details.facts} service={details.service} now={now} />
          ) : null}
          <DocumentsCard
            claimId={claim.id}
            userId={userId}
            documents={documents}
            mayAdd={may.add_documents}
          />
          <ClaimActions details={details} userId={userId} />
        </div>
      </div>
    </div>
  );
}
