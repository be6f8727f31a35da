import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { LoadMore } from '../../../ui/display/load-more.tsx';
import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import { useMessages, type useReadAll } from '../api/messages.ts';
import { MessageCard } from './message-card.tsx';

type MessageListProps = { reading: Pick<ReturnType<typeof useReadAll>, 'data' | 'isPending' | 'isError'> };

/** Loaded after everything is marked as read, so that the marks do not change while the panel is open. */
export function MessageList({ reading }: MessageListProps) {
  const list = useMessages(!reading.isPending);
  if (list.isPending) {
    return (
      <Loading label="Loading messages">
        <SkeletonCard lines={4} />
      </Loading>
    );
  }
  if (!list.data) {
    return (
      <Alert
        live
        tone="danger"
        title="The messages could not be loaded."
        actions={
          <Button variant="secondary" size="sm" busy={list.isFetching} onClick={() => list.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  const messages = list.data.pages.flatMap((page) => page.messages);
  const unread = list.data.pages[0]?.unread_messages ?? 0;
  const isNew = new Set(reading.data);
  return (
    <>
      {reading.isError ? (
        <Alert live tone="amber" className="mb-4" title="The messages could not be marked as read." />
      ) : null}
      <output className="block text-15 text-ink-2">
        {unreadWords({ shown: messages.length, unread, opened: isNew.size })}
      </output>
      <ul className="mt-2">
        {messages.map((message) => (
          <li key={message.id} className="border-t border-line py-5 first:border-t-0 last:pb-0">
            <MessageCard message={message} isNew={isNew.has(message.id)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <LoadMore
          of="messages"
          shown={messages.length}
          hasMore
          busy={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  );
}

type Counts = {
  readonly shown: number;
  readonly unread: number;
  /** Messages that opening the panel marked as read; each stays marked “New” until it is closed. */
  readonly opened: number;
};

export function unreadWords({ shown, unread, opened }: Counts): string {
  if (shown === 0) return 'Nobody has written yet.';
  if (unread === 0 && opened > 0)
    return opened === 1 ? '1 message is new.' : `${opened.toLocaleString('en-GB')} messages are new.`;
  if (unread === 0) return 'Everything is read.';
  return unread === 1 ? '1 message is unread.' : `${unread.toLocaleString('en-GB')} messages are unread.`;
}
