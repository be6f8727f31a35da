import { groupDigits } from '@plainclaim/domain/shared/digits';
import { letter } from '../../../../art/illustrations/letter.tsx';
import { Picture } from '../../../../art/picture.tsx';
import { useChangePoll } from '../../../../lib/change-poll.ts';
import { useHeldMails } from '../../../../lib/mail-acts.ts';
import { Alert } from '../../../../ui/display/alert.tsx';
import { EmptyState } from '../../../../ui/display/empty-state.tsx';
import { LoadFailure } from '../../../../ui/display/load-failure.tsx';
import { LoadMore } from '../../../../ui/display/load-more.tsx';
import { Loading, SkeletonCard, SkeletonStats } from '../../../../ui/display/skeleton.tsx';
import { Stat, StatSheet } from '../../../../ui/display/stat.tsx';
import { useClaimsWithResponses, useResponseSummary } from '../../api/responses.ts';
import { ResponseCard } from './response-card.tsx';

export function ResponsesPage() {
  useChangePoll();
  const summary = useResponseSummary();
  const count = summary.data?.claims_with_responses;
  return (
    <div className="wrap pt-8 pb-20">
      <h1>Claims with Responses</h1>
      <p className="lead mt-2 min-h-[1.6em]">
        {count === undefined ? null : `${groupDigits(count)} ${count === 1 ? 'Claim' : 'Claims'}`}
      </p>
      <div className="mt-6">
        <Summary summary={summary} />
      </div>
      <Responses />
    </div>
  );
}

function Summary({ summary }: { summary: ReturnType<typeof useResponseSummary> }) {
  if (summary.isPending) {
    return (
      <Loading label="Loading the figures">
        <SkeletonStats />
      </Loading>
    );
  }
  if (!summary.data) return <Alert tone="amber" title="The figures could not be loaded." />;
  const { total_responses, payment_agreements, disputes, need_review } = summary.data;
  return (
    <StatSheet label="Summary of responses">
      <Stat
        label="Total Responses"
        icon="inbox"
        value={groupDigits(total_responses)}
        note="Each reply that counted"
        to="/admin/replies?list=counted"
      />
      <Stat
        label="Payment Agreements"
        icon="pound"
        value={groupDigits(payment_agreements)}
        note="Replies read as payment"
        to="/admin/replies?list=payment"
      />
      <Stat
        label="Disputes"
        icon="flag"
        value={groupDigits(disputes)}
        note="Replies read as a dispute"
        to="/admin/replies?list=dispute"
      />
      <Stat
        label="Need Review"
        icon="hand"
        value={groupDigits(need_review)}
        tone={need_review > 0 ? 'soon' : 'plain'}
        note="Flagged, not yet assessed"
        to="/admin/replies?list=review"
      />
    </StatSheet>
  );
}

function Responses() {
  const list = useClaimsWithResponses();
  const held = useHeldMails();
  // Both at once: a notice that came later would push the cards down.
  if (list.isPending || (list.data && held.isPending)) {
    return (
      <div className="mt-8">
        <Loading label="Loading responses">
          <SkeletonCard lines={5} />
        </Loading>
      </div>
    );
  }
  if (!list.data)
    return <LoadFailure className="mt-8" title="Failed to load claims with responses." query={list} />;
  const replies = list.data.pages.flatMap((page) => page.responses);
  if (replies.length === 0) {
    return (
      <EmptyState
        className="mt-8"
        title="No claims with responses yet"
        picture={<Picture drawing={letter} />}
      >
        Once defendants respond to claims, they will appear here for review.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="mt-8 grid gap-5">
        {replies.map((reply) => (
          <li key={reply.id}>
            <ResponseCard reply={reply} />
          </li>
        ))}
      </ul>
      <LoadMore
        of={replies.length === 1 ? 'claim' : 'claims'}
        shown={replies.length}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
