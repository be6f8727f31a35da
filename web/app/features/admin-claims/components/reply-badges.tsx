import { Badge, ConfidenceBadge, ManualReviewBadge, ReplyTypeBadge } from '../../../ui/display/badge.tsx';
import type { Reply } from '../api/admin-api.ts';

const machineMails = { 'auto-reply': 'AUTOMATIC REPLY', bounce: 'BOUNCE' };

type ReplyBadgesProps = {
  reply: Pick<
    Reply,
    | 'kind'
    | 'is_reply'
    | 'may_be_answer'
    | 'processed_at'
    | 'parsed_type'
    | 'confidence'
    | 'requires_manual_review'
    | 'reviewed_at'
  >;
};

/** How a reply was classified. Automatic mails are not. */
export function ReplyBadges({ reply }: ReplyBadgesProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {reply.kind === 'reply' && !reply.is_reply ? (
        <Badge caps icon="circle-x">
          NOT A REPLY
        </Badge>
      ) : null}
      {reply.is_reply ? (
        <>
          <ReplyTypeBadge type={reply.parsed_type} />
          <ConfidenceBadge level={reply.confidence} />
          {reply.requires_manual_review ? <ManualReviewBadge /> : null}
          {reply.requires_manual_review && reply.reviewed_at ? (
            <Badge tone="green" icon="circle-check" caps>
              REVIEWED
            </Badge>
          ) : null}
        </>
      ) : null}
      {reply.kind === 'reply' ? null : (
        <Badge caps icon={reply.kind === 'bounce' ? 'mail-x' : 'mail'}>
          {machineMails[reply.kind]}
        </Badge>
      )}
      {reply.may_be_answer && !reply.is_reply ? (
        <Badge tone="amber" icon="hand" caps>
          MAY BE AN ANSWER
        </Badge>
      ) : null}
    </span>
  );
}
