import { letter } from '../../../../art/illustrations/letter.tsx';
import { Picture } from '../../../../art/picture.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/display/empty-state.tsx';
import { FoundRows } from '../../../../ui/display/found-rows.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import type { ReplyListName } from '../../api/admin-api.ts';
import { useReplyList, useUndoableReplies } from '../../api/responses.ts';
import type { ReplyFilter } from '../../reply-filter.ts';
import { JustMatched } from './just-matched.tsx';
import { ReplyRow } from './reply-row.tsx';

export function FoundReplies({ filter }: { filter: ReplyFilter }) {
  const found = useReplyList(filter);
  const undoable = useUndoableReplies();
  // Both at once: a notice that came later would push the list down.
  const isPending = found.isPending || (found.data !== undefined && undoable.isPending);
  return (
    <>
      {isPending ? null : <JustMatched className="mt-5" />}
      <FoundRows
        found={{ ...found, isPending }}
        rowsOf={(page) => page.responses}
        one="message"
        many="messages"
        failure="The replies could not be loaded."
        nothing={<NoReplies filter={filter} />}
      >
        {(replies) => (
          <Card className="px-5 sm:px-7">
            <ul aria-label="Replies, newest first">
              {replies.map((reply) => (
                <ReplyRow key={reply.id} reply={reply} />
              ))}
            </ul>
          </Card>
        )}
      </FoundRows>
    </>
  );
}

const reasons: Record<ReplyListName, { title: string; words: string }> = {
  'to-match': { title: 'Nothing waits to be matched', words: 'Every reply has its claim.' },
  automatic: {
    title: 'No automatic mails',
    words: 'Notices of absence and mails that came back are listed here.',
  },
  all: { title: 'No replies yet', words: 'What defendants write back is listed here.' },
  counted: { title: 'No reply counts yet', words: 'Replies that count for their claim are listed here.' },
  review: {
    title: 'Nothing needs a review',
    words:
      'Replies whose reading is unsure are listed here until an admin assesses their claim or acts on it.',
  },
  payment: { title: 'No agreement to pay', words: 'Replies read as an agreement to pay are listed here.' },
  dispute: { title: 'No disputes', words: 'Replies read as a dispute are listed here.' },
};

function NoReplies({ filter: { list, search } }: { filter: ReplyFilter }) {
  if (search !== '') {
    return (
      <EmptyState
        className="mt-6"
        title="No replies found"
        action={
          <ButtonLink to={`/admin/replies?list=${list}`} variant="secondary">
            Show all of them
          </ButtonLink>
        }
      >
        Nothing in this list has these words.
      </EmptyState>
    );
  }
  const { title, words } = reasons[list];
  return (
    <EmptyState className="mt-6" title={title} picture={<Picture drawing={letter} />}>
      {words}
    </EmptyState>
  );
}
