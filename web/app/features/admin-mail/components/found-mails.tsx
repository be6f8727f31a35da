import { letter } from '../../../art/illustrations/letter.tsx';
import { Picture } from '../../../art/picture.tsx';
import type { Message } from '../../../lib/use-timed-message.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { FoundRows } from '../../../ui/display/found-rows.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { useMails } from '../api/outbox.ts';
import type { Box } from '../api/outbox-api.ts';
import type { MailFilter } from '../mail-filter.ts';
import { MailTable } from './mail-table.tsx';

type FoundMailsProps = { filter: MailFilter; onDone: (message: Message) => void };

export function FoundMails({ filter, onDone }: FoundMailsProps) {
  return (
    <FoundRows
      found={useMails(filter)}
      rowsOf={(page) => page.mails}
      one="mail"
      many="mails"
      failure="The mails could not be loaded."
      nothing={<NoMails filter={filter} />}
    >
      {(mails) => <MailTable mails={mails} box={filter.box} onDone={onDone} />}
    </FoundRows>
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
