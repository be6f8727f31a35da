import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import type { Arrival } from '../arrival.ts';
import { ArrivedDraft } from './arrived-draft.tsx';
import { ClaimSummary } from './claim-summary.tsx';
import { Desk } from './desk.tsx';
import { DeskTop, LetterDesk } from './letter-desk.tsx';
import { NoClaimData } from './no-claim-data.tsx';

type LetterPageProps = { arrival: Arrival | undefined; userId: string };

export function LetterPage({ arrival, userId }: LetterPageProps) {
  if (!arrival) return <NoClaimData userId={userId} />;
  const { draftId, form } = arrival;
  return (
    <ArrivedDraft
      key={draftId}
      draftId={draftId}
      userId={userId}
      top={<DeskTop draft={{ id: draftId }} lead="One moment, we are fetching your claim." />}
      whileLoading={
        <Desk aside={form ? <ClaimSummary form={form} facts={undefined} documents={undefined} /> : null}>
          <Loading label="Loading your claim">
            <SkeletonCard lines={5} />
          </Loading>
        </Desk>
      }
    >
      {(draft) => <LetterDesk draft={draft} userId={userId} />}
    </ArrivedDraft>
  );
}
