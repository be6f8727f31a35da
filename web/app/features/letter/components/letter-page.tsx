import { useState } from 'react';
import { Navigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import { useLetterDraft } from '../api/letter-draft.ts';
import { useSubmittedClaim } from '../api/submitted-claim.ts';
import type { Arrival } from '../arrival.ts';
import { typedOver } from '../use-letter-edit.ts';
import { ClaimSummary } from './claim-summary.tsx';
import { Desk } from './desk.tsx';
import { DeskTop, LetterDesk } from './letter-desk.tsx';
import { NoClaimData } from './no-claim-data.tsx';
import { SubmittedElsewhere } from './submitted-elsewhere.tsx';

type LetterPageProps = { arrival: Arrival | undefined; userId: string };

export function LetterPage({ arrival, userId }: LetterPageProps) {
  if (!arrival) return <NoClaimData userId={userId} />;
  return <ArrivedLetter key={arrival.draftId} arrival={arrival} userId={userId} />;
}

function ArrivedLetter({ arrival: { draftId, form }, userId }: { arrival: Arrival; userId: string }) {
  const draft = useLetterDraft(userId, draftId);
  if (draft.data === null) return <GoneDraft draftId={draftId} userId={userId} />;
  return (
    <div className="wrap py-8 pb-16 print:max-w-none print:p-0">
      {draft.data ? (
        <LetterDesk draft={draft.data} userId={userId} />
      ) : (
        <>
          <DeskTop draft={{ id: draftId }} lead="One moment, we are fetching your claim." />
          {draft.isPending ? (
            <Desk aside={form ? <ClaimSummary form={form} facts={undefined} documents={undefined} /> : null}>
              <Loading label="Loading your claim">
                <SkeletonCard lines={5} />
              </Loading>
            </Desk>
          ) : (
            <Alert
              live
              tone="danger"
              className="mt-8"
              title="Your claim could not be loaded."
              actions={
                <Button
                  variant="secondary"
                  size="sm"
                  busy={draft.isFetching}
                  onClick={() => void draft.refetch()}
                >
                  Try Again
                </Button>
              }
            />
          )}
        </>
      )}
    </div>
  );
}

/** If the draft was submitted elsewhere: redirects to the claim, which has the same id, or first shows a lost edit. */
function GoneDraft({ draftId, userId }: { draftId: string; userId: string }) {
  const claim = useSubmittedClaim(userId, draftId);
  const [typed] = useState(() => typedOver(userId, draftId));
  if (claim.isPending) {
    return (
      <div className="wrap py-8">
        <Loading>
          <SkeletonCard lines={5} />
        </Loading>
      </div>
    );
  }
  if (claim.data && typed) return <SubmittedElsewhere draftId={draftId} userId={userId} typed={typed} />;
  if (claim.data) return <Navigate to={`/claim/${draftId}`} replace />;
  return <NoClaimData userId={userId} />;
}
