import { formatDateTime } from '@plainclaim/domain/shared/dates';
import type { Message } from '../../../lib/use-timed-message.ts';
import { DeliveryBadge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { type Column, DataTable } from '../../../ui/display/data-table.tsx';
import { TextLink } from '../../../ui/link.tsx';
import type { Box, Mail } from '../api/outbox-api.ts';
import { boxNames } from '../mail-filter.ts';
import { claimReference, kindWords, triesWords, waitWords } from '../mail-words.ts';
import { OpenMail } from './open-mail.tsx';
import { RetryMail } from './retry-mail.tsx';

type MailTableProps = { mails: readonly Mail[]; box: Box; onDone: (message: Message) => void };

export function MailTable({ mails, box, onDone }: MailTableProps) {
  return (
    <Card className="overflow-hidden">
      <DataTable
        caption={`${boxNames[box]} mails`}
        captionHidden
        columns={columnsOf(onDone)}
        rows={[...mails]}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}

const when = (moment: string) => formatDateTime(new Date(moment));

const columnsOf = (onDone: MailTableProps['onDone']): Column<Mail>[] => [
  {
    id: 'mail',
    header: 'Mail',
    bare: true,
    cell: (mail) => (
      <span className="wrap-anywhere">
        <span className="font-strong">{mail.to}</span>
        <span className="block text-15">{mail.subject}</span>
        <span className="block text-14 text-ink-2">{kindWords(mail.kind)}</span>
      </span>
    ),
  },
  {
    id: 'claim',
    header: 'Claim',
    cell: ({ claim_id: id }) =>
      id ? (
        <TextLink to={`/admin/claim-review/${id}`} className="text-15 tabular-nums">
          {claimReference(id)}
        </TextLink>
      ) : (
        <span className="text-15 text-ink-2">None</span>
      ),
  },
  {
    id: 'times',
    header: 'When',
    cell: (mail) => (
      <span className="text-15">
        Written {when(mail.created_at)}
        {mail.sent_at ? <span className="block">Sent {when(mail.sent_at)}</span> : null}
        {mail.failed_at ? <span className="block">Failed {when(mail.failed_at)}</span> : null}
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: (mail) => (
      <span className="grid justify-items-start gap-1.5 text-15">
        <DeliveryBadge state={mail.state} />
        <span className="text-ink-2">{triesWords(mail.attempts)}</span>
        {mail.waits ? <span className="max-w-[34ch]">{waitWords(mail.waits)}</span> : null}
        {mail.failure ? <span className="max-w-[34ch]">{mail.failure.words}</span> : null}
        {mail.state === 'kept' ? <span className="text-ink-2">No mail server is set up.</span> : null}
      </span>
    ),
  },
  {
    id: 'acts',
    header: 'Actions',
    bare: true,
    cell: (mail) => (
      <span className="flex flex-wrap gap-2">
        <OpenMail mail={mail} />
        {mail.may_retry ? <RetryMail mail={mail} onDone={onDone} /> : null}
      </span>
    ),
  },
];
