import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { Icon } from '../../../../art/icon.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/display/empty-state.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { headingOf } from '../../reply-names.ts';
import { waitsForDecision } from '../../reply-state.ts';
import { NotCountedBadge } from '../not-counted-badge.tsx';
import { ReplyCard } from './reply-card.tsx';

type RepliesProps = {
  replies: readonly Reply[];
  newest: Reply | undefined;
  /** Whether every attempt to bring the letter to them failed, or none was made. */
  isUnserved?: boolean;
};

/** The newest reply is open, the older ones are folded. */
export function Replies({ replies, newest, isUnserved = false }: RepliesProps) {
  // No silence is held against a defendant whom no letter has reached.
  if (!newest && isUnserved)
    return (
      <EmptyState title="The letter has not reached them">
        No copy of the letter has reached the defendant, so no time to reply is running.
      </EmptyState>
    );
  if (!newest) {
    return (
      <EmptyState title="No Defendant Response">
        No response has been received from the defendant yet.
      </EmptyState>
    );
  }
  const others = replies.filter(({ id }) => id !== newest.id);
  return (
    <>
      <ReplyCard title="Defendant response" reply={newest} />
      {others.length > 0 ? (
        <Card className="mt-5 px-5 sm:px-7">
          <h2 className="pt-5 font-sans text-16 leading-[1.3] font-strong tracking-[0]">Other messages</h2>
          {others.map((reply) => (
            <Folded key={reply.id} reply={reply} />
          ))}
        </Card>
      ) : null}
    </>
  );
}

function Folded({ reply }: { reply: Reply }) {
  return (
    <details className="group/reply border-b border-line last:border-b-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-right"
          className="size-[1.1em] shrink-0 transition-transform group-open/reply:rotate-90 motion-reduce:transition-none"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">{headingOf(reply)}</span>
          <span className="text-14 text-ink-2">{formatDateTime(new Date(reply.created_at))}</span>
        </span>
        {waitsForDecision(reply) ? <NotCountedBadge reply={reply} /> : null}
      </summary>
      <div className="pb-6">
        <ReplyCard title={headingOf(reply)} reply={reply} level={3} />
      </div>
    </details>
  );
}
