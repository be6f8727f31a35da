import { useState } from 'react';
import { Timeline } from '../../../../ui/display/timeline.tsx';
import type { Review } from '../../api/admin-api.ts';
import { useOffers } from '../../api/offers.ts';
import { reviewTimeline } from '../../review-timeline.ts';
import { OffersPanel } from '../offer/offers-panel.tsx';
import { AdminNotes } from './admin-notes.tsx';
import { ClaimHistory } from './claim-history.tsx';
import { ClaimSummary } from './claim-summary.tsx';
import { HoldPanel } from './hold-panel.tsx';
import { Panel } from './panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { QuickAssessment } from './quick-assessment.tsx';
import { Replies } from './replies.tsx';
import { ResponseAnalysis } from './response-analysis.tsx';
import { ReviewDocuments } from './review-documents.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewMails } from './review-mails.tsx';
import { ReviewService } from './review-service.tsx';
import { SolicitorPanel } from './solicitor-panel.tsx';

export function ReviewView({ review }: { review: Review }) {
  const [now] = useState(() => new Date());
  const { claim, documents, mails, responses, notes, assessments, history, disputed_at, claimant_reads } =
    review;
  const offers = useOffers(claim.id);
  const newest = responses.find(({ processed_at }) => processed_at !== null) ?? responses[0];
  return (
    <div className="wrap pt-8 pb-20">
      <ReviewHead claim={claim} disputed_at={disputed_at} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <Replies replies={responses} newest={newest} isUnserved={review.service.reach === 'not-served'} />
        </div>
        <aside aria-label="Assessment" className="grid min-w-0 gap-5 lg:row-span-2">
          <QuickAssessment
            claim={claim}
            reads={claimant_reads}
            isDisputed={disputed_at !== null}
            assessments={assessments}
            newest={newest}
          />
          <HoldPanel review={review} />
          <OffersPanel claim={claim} />
          <PaymentPanel payment={review.payment} now={now} />
          {newest && !offers.isPending ? <ResponseAnalysis reply={newest} offers={offers.data} /> : null}
          <AdminNotes claimId={claim.id} notes={notes} />
          <ReviewDocuments claimId={claim.id} documents={documents} />
        </aside>
        <div className="grid min-w-0 gap-6">
          <ClaimSummary review={review} />
          <SolicitorPanel claimId={claim.id} assessments={assessments} />
          <Panel serif title="Timeline">
            <div className="mt-5">
              <Timeline dense label="Dates of the claim" items={reviewTimeline(review, now)} />
            </div>
          </Panel>
          <ReviewService review={review} now={now} />
          <ReviewMails claimId={claim.id} mails={mails} />
          <ClaimHistory history={history} />
        </div>
      </div>
    </div>
  );
}
