import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { MessagePage } from '../../../shell/message-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading, Skeleton, SkeletonCard, SkeletonStats } from '../../../ui/display/skeleton.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { useSettlement } from '../api/settlement.ts';
import { isWithoutOffer, mayPass, settlementErrorWords } from '../settlement-errors.ts';
import { SettlementView } from './settlement-view.tsx';

type SettlementPageProps = { userId: string; claimId: string };

export function SettlementPage({ userId, claimId }: SettlementPageProps) {
  const settlement = useSettlement(userId, claimId);
  // What was read before still counts when reading it again fails.
  if (settlement.data) return <SettlementView settlement={settlement.data} userId={userId} />;
  if (isWithoutOffer(settlement.error)) return <NoOffer claimId={claimId} />;
  if (settlement.isError) return <NotShown query={settlement} />;
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
