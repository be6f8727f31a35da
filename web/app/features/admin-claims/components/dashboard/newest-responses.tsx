import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { useHeldMails } from '../../../../lib/mail-acts.ts';
import { loadFailure } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/display/card.tsx';
import { type Column, DataTable } from '../../../../ui/display/data-table.tsx';
import { EmptyState } from '../../../../ui/display/empty-state.tsx';
import { Money } from '../../../../ui/display/money.tsx';
import { Loading, SkeletonTable } from '../../../../ui/display/skeleton.tsx';
import { ArrowLink, TextLink } from '../../../../ui/link.tsx';
import { HeldMailsOf } from '../../../../ui/mails/held-mails.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { useNewestResponses, useUndoableReplies } from '../../api/responses.ts';
import { rowNames } from '../../reply-names.ts';
import { replyState } from '../../reply-state.ts';
import { NotCountedBadge } from '../not-counted-badge.tsx';
import { SettlementOffer } from '../offer/settlement-offer.tsx';
import { AlertingPaymentLink } from '../payment-link/send-payment-link.tsx';
import { JustMatched } from '../replies/just-matched.tsx';
import { MatchDialog } from '../replies/match-dialog.tsx';
import { ReplyBadges } from '../reply-badges.tsx';

export function NewestResponses() {
  const newest = useNewestResponses();
  const undoable = useUndoableReplies();
  const held = useHeldMails();
  // All at once: a notice that came later would push the table down.
  if (newest.isPending || (newest.data && (undoable.isPending || held.isPending)))
    return <WaitingForResponses />;
  if (!newest.data) {
    return (
      <EmptyState
        title="Error Loading Responses"
        action={
          <Button variant="secondary" busy={newest.isFetching} onClick={() => newest.refetch()}>
            Try again
          </Button>
        }
      >
        <p role="alert">{failureWords(newest.error)}</p>
      </EmptyState>
    );
  }
  if (newest.data.length === 0) {
    return (
      <EmptyState title="No defendant responses yet">
        Replies that arrive by e-mail, and those you record below, appear here.
      </EmptyState>
    );
  }
  return (
    <Card className="overflow-hidden">
      <CardHead serif title="Defendant responses">
        <span className="flex flex-wrap gap-x-5">
          <ArrowLink to="/admin/replies?list=all">All replies</ArrowLink>
          <ArrowLink to="/admin/claims-with-responses">Claims with Responses</ArrowLink>
        </span>
      </CardHead>
      <JustMatched only="mails" className="mx-5 mt-3" />
      <HeldMailsOf group="payment-links" className="mx-5 mt-3" />
      <div className="mt-3">
        <DataTable
          caption="Defendant responses, newest first"
          captionHidden
          columns={columns}
          rows={newest.data}
          rowKey={({ id }) => id}
        />
      </div>
    </Card>
  );
}

function WaitingForResponses() {
  return (
    <Loading label="Loading defendant responses">
      <SkeletonTable rows={5} columns={4} />
    </Loading>
  );
}

/** The server's own refusals and unexpected errors have different words. */
const failureWords = (error: unknown): string =>
  loadFailure(
    error,
    error instanceof AppError && error.code !== 'unavailable'
      ? 'Failed to load defendant responses.'
      : 'An unexpected error occurred while fetching responses.',
  );

const columns: Column<Reply>[] = [
  {
    id: 'from',
    header: 'From',
    bare: true,
    cell: (reply) => {
      const [name, what] = rowNames(reply);
      return (
        <span className="block min-w-0 wrap-anywhere">
          {reply.claim ? (
            <TextLink to={`/admin/claim-review/${reply.claim.id}`} className="font-semibold">
              {name}
            </TextLink>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          <span className="block text-15 text-ink-2">{what}</span>
        </span>
      );
    },
  },
  {
    id: 'received',
    header: 'Received',
    cell: (reply) => <span className="text-15">{formatDateTime(new Date(reply.created_at))}</span>,
  },
  {
    id: 'claim',
    header: 'Claim',
    cell: (reply) =>
      reply.claim ? (
        <span className="grid justify-items-start gap-0.5">
          <Money pence={penceFromPounds(reply.claim.amount)} />
          <span className="text-14 text-ink-2 wrap-anywhere">{reply.claim.plaintiff_name}</span>
        </span>
      ) : reply.is_reply ? (
        <MatchDialog reply={reply} />
      ) : (
        <span className="text-15 text-ink-2">No claim</span>
      ),
  },
  {
    id: 'reading',
    header: 'Reading',
    cell: (reply) => (
      <span className="grid justify-items-start gap-1.5">
        <NotCountedBadge reply={reply} />
        <ReplyBadges reply={reply} />
      </span>
    ),
  },
  {
    id: 'act',
    header: 'Act',
    bare: true,
    cell: (reply) => <Acts reply={reply} />,
  },
];

/** Offer and link go by what the defendant wrote, so only a message that counts as theirs leads to them. */
function Acts({ reply }: { reply: Reply }) {
  const state = replyState(reply);
  if (state === 'unconfirmed') return <MatchDialog reply={reply} />;
  if (state === 'automatic' || state === 'not-a-reply')
    return <TextLink to={whereToJudge(reply)}>Look at it</TextLink>;
  return (
    <span className="flex flex-wrap gap-2">
      <SettlementOffer claim={reply.claim} />
      <AlertingPaymentLink claim={reply.claim} senderEmail={reply.sender_email} />
    </span>
  );
}

const whereToJudge = ({ claim }: Reply): string =>
  claim ? `/admin/claim-review/${claim.id}` : '/admin/replies?list=automatic';
