import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import type { Draft } from '../../../lib/claims-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import { useLetterDraft } from '../api/letter-draft.ts';
import { useSubmittedClaim } from '../api/submitted-claim.ts';
import { typedOver } from '../use-letter-edit.ts';
import { NoClaimData } from './no-claim-data.tsx';
import { SubmittedElsewhere } from './submitted-elsewhere.tsx';

type ArrivedDraftProps = {
  draftId: string;
  userId: string;
  /** The head of the page while the draft is fetched, and when it could not be. */
  top: ReactNode;
  whileLoading: ReactNode;
  children: (draft: Draft) => ReactNode;
};

/** Fetches the draft that a page is about. */
export function ArrivedDraft({ draftId, userId, top, whileLoading, children }: ArrivedDraftProps) {
  const draft = useLetterDraft(userId, draftId);
  if (draft.data === null) return <GoneDraft draftId={draftId} userId={userId} />;
  return (
    <div className="wrap py-8 pb-16 print:max-w-none print:p-0">
      {draft.data ? (
        children(draft.data)
      ) : (
        <>
          {top}
          {draft.isPending ? (
            whileLoading
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
