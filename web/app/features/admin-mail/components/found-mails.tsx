import { letter } from '../../../art/illustrations/letter.tsx';
import { Picture } from '../../../art/picture.tsx';
import type { Message } from '../../../lib/use-timed-message.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { InPieces } from '../../../ui/display/in-pieces.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { LoadMore } from '../../../ui/display/load-more.tsx';
import { Loading, SkeletonTable } from '../../../ui/display/skeleton.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { useMails } from '../api/outbox.ts';
import type { Box } from '../api/outbox-api.ts';
import type { MailFilter } from '../mail-filter.ts';
import { MailTable } from './mail-table.tsx';

type FoundMailsProps = { filter: MailFilter; onDone: (message: Message) => void };

export function FoundMails({ filter, onDone }: FoundMailsProps) {
  const found = useMails(filter);
  if (found.isPending) return <WaitingForMails />;
  if (!found.data)
    return <LoadFailure className="mt-6" title="The mails could not be loaded." query={found} />;
  const mails = found.data.pages.flatMap((page) => page.mails);
  if (mails.length === 0) return <NoMails filter={filter} />;
  return (
    <InPieces instead={<WaitingForMails />}>
      <div className="mt-6">
        <MailTable mails={mails} box={filter.box} onDone={onDone} />
        <LoadMore
          of={mails.length === 1 ? 'mail' : 'mails'}
          shown={mails.length}
          hasMore={found.hasNextPage}
          busy={found.isFetchingNextPage}
          failed={found.isFetchNextPageError}
          onMore={() => void found.fetchNextPage()}
        />
      </div>
    </InPieces>
  );
}

function WaitingForMails() {
  return (
    <div className="mt-6">
      <Loading label="Loading mails">
        <SkeletonTable rows={8} columns={5} />
      </Loading>
    </div>
  );
}

const reasons: Record<Box, { title: string; words: string }> = {
  queued: { title: 'Nothing is waiting', words: 'Every mail has been handed over or given up.' },
  sent: { title: 'Nothing has been sent', words: 'When a mail leaves, it is listed here.' },
  failed: { title: 'No mail has failed', words: 'When a mail is refused or given up, it is listed here.' },
};

function NoMails({ filter: { box, to } }: { filter: MailFilter }) {
  if (to !== '') {
    return (
      <EmptyState
        className="mt-6"
        title="No mails found"
        action={
          <ButtonLink to={`/admin/mail?box=${box}`} variant="secondary">
            Show all of them
          </ButtonLink>
        }
      >
        No mail in this list goes to an address that begins like this.
      </EmptyState>
    );
  }
  const { title, words } = reasons[box];
  return (
    <EmptyState className="mt-6" title={title} picture={<Picture drawing={letter} />}>
      {words}
    </EmptyState>
  );
}
