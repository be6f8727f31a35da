import { MessagePage } from '../../../shell/message-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading, Skeleton, SkeletonCard, SkeletonStats } from '../../../ui/display/skeleton.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { useSettlement } from '../api/settlement.ts';
import { mayPass, settlementErrorWords } from '../settlement-errors.ts';
import { SettlementView } from './settlement-view.tsx';

type SettlementPageProps = { userId: string; claimId: string };

export function SettlementPage({ userId, claimId }: SettlementPageProps) {
  const settlement = useSettlement(userId, claimId);
  // What was read before still counts when reading it again fails.
  if (settlement.data) return <SettlementView settlement={settlement.data} userId={userId} />;
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
