import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { Loading, SkeletonText } from '../../../ui/display/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useMail } from '../api/outbox.ts';
import type { Mail, OpenedMail } from '../api/outbox-api.ts';
import { kindWords, waitWords } from '../mail-words.ts';

/** The mail as plain text: its markup is never rendered, so nothing in it can run or load. */
export function OpenMail({ mail }: { mail: Mail }) {
  const [isOpen, setOpen] = useState(false);
  const found = useMail(mail.id, isOpen);
  return (
    <Dialog
      wide
      title={mail.subject}
      description={`To ${mail.to_name ? `${mail.to_name}, ` : ''}${mail.to}`}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="sm">
          View
          <span className="sr-only"> the mail to {mail.to}</span>
        </Button>
      }
    >
      {found.data ? (
        <Contents mail={found.data} />
      ) : found.isError ? (
        <LoadFailure title="The mail could not be loaded." query={found} />
      ) : (
        <Loading label="Loading the mail">
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Dialog>
  );
}

function Contents({ mail }: { mail: OpenedMail }) {
  return (
    <>
      <DescriptionList wide facts={factsOf(mail)} />
      {mail.text === null ? (
        <p className="mt-4 rounded-lg border border-line bg-well px-4 py-3 text-15">
          This mail holds a link or code that opens an account. Only the person it was sent to may read it.
        </p>
      ) : (
        <textarea
          readOnly
          aria-label="Text of the mail"
          value={mail.text}
          rows={12}
          className="mt-4 block max-h-96 w-full resize-y rounded-lg border border-line bg-well px-4 py-3 text-15 leading-normal text-ink field-sizing-content"
        />
      )}
    </>
  );
}

function factsOf(mail: OpenedMail) {
  return [
    { term: 'Kind', detail: kindWords(mail.kind) },
    { term: 'Message-ID', detail: <span className="text-15 font-normal">{mail.message_id}</span> },
    ...(mail.waits ? [{ term: 'Waits', detail: waitWords(mail.waits) }] : []),
    ...(mail.failure
      ? [{ term: 'Last failure', detail: mail.failure.words, more: `The server said: ${mail.failure.said}` }]
      : []),
    ...(mail.attachments.length > 0
      ? [{ term: 'Attached', detail: mail.attachments.map(({ file_name }) => file_name).join(', ') }]
      : []),
  ];
}
