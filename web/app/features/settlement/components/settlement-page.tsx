import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { MessagePage } from '../../../shell/message-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading, Skeleton, SkeletonCard, SkeletonStats } from '../../../ui/display/skeleton.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { useSettlement } from '../api/settlement.ts';
import { mayPass, settlementErrorWords, shownOf } from '../settlement-errors.ts';
import { SettlementView } from './settlement-view.tsx';

type SettlementPageProps = { userId: string; claimId: string };

export function SettlementPage({ userId, claimId }: SettlementPageProps) {
  const settlement = useSettlement(userId, claimId);
  const shown = shownOf(settlement);
  if (shown === 'withdrawn') return <Withdrawn claimId={claimId} />;
  if (settlement.data) return <SettlementView settlement={settlement.data} userId={userId} />;
  if (shown === 'none') return <NoOffer claimId={claimId} />;
  if (shown === 'failed') return <NotShown query={settlement} />;
  return (
    <div className="wrap py-8">
      <Loading label="Loading the settlement offer">
        <Skeleton className="h-10 w-80 max-w-full" />
        <div className="mt-8 grid gap-8">
          <SkeletonStats count={3} />
          <SkeletonCard lines={6} />
        </div>
      </Loading>
    </div>
  );
}

function NoOffer({ claimId }: { claimId: string }) {
  return (
    <MessagePage
      heading="No offer yet"
      actions={
        <>
          <ButtonLink to={`/claim/${claimId}`}>See the claim</ButtonLink>
          <TextLink to="/plaintiff-dashboard">Return to Dashboard</TextLink>
        </>
      }
    >
      <p>{settlementMessages.none}</p>
      <p>If the other side offers a sum, we e-mail you, and you accept or reject it here.</p>
    </MessagePage>
  );
}

function Withdrawn({ claimId }: { claimId: string }) {
  return (
    <MessagePage
      heading="This offer was withdrawn"
      actions={
        <>
          <ButtonLink to={`/claim/${claimId}`}>See the claim</ButtonLink>
          <TextLink to="/plaintiff-dashboard">Return to Dashboard</TextLink>
        </>
      }
    >
      <p role="alert">The offer that you were looking at can no longer be answered. Nothing was answered.</p>
      <p>If the other side offers a sum again, we e-mail you, and you accept or reject it here.</p>
    </MessagePage>
  );
}

function NotShown({ query }: { query: ReturnType<typeof useSettlement> }) {
  return (
    <MessagePage
      heading="Settlement offer"
      actions={
        <>
          {mayPass(query.error) ? (
            <Button busy={query.isFetching} onClick={() => void query.refetch()}>
              Try Again
            </Button>
          ) : (
            <ButtonLink to="/plaintiff-dashboard">Return to Dashboard</ButtonLink>
          )}
          <TextLink to="/">Return to Homepage</TextLink>
        </>
      }
    >
      <p role="alert">{settlementErrorWords(query.error)}</p>
    </MessagePage>
  );
}
