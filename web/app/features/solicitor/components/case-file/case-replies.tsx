import { replyHeading } from '@plainclaim/domain/replies/channels';
import { senderWords } from '@plainclaim/domain/replies/sender-words';
import { formatDateTime, formatLongDate } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { useId } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import type { CaseFile } from '../../api/solicitor-api.ts';

type CaseRepliesProps = {
  replies: CaseFile['responses'];
  claim: Pick<CaseFile['claim'], 'defendant_name' | 'defendant_email_unknown'>;
};

/** What the defendant answered, newest first, in their own words. */
export function CaseReplies({ replies, claim }: CaseRepliesProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-24">
        Replies
      </h2>
      {replies.length === 0 ? (
        <p className="mt-3 text-ink-2">{claim.defendant_name} has not replied yet.</p>
      ) : (
        <ul className="mt-4 grid gap-4">
          {replies.map((reply) => (
            <li key={reply.id}>
              <Card className="p-5 sm:px-7">
                <h3 className="font-sans text-16 leading-[1.35] font-strong tracking-[0] wrap-anywhere">
                  {replyHeading({ channel: reply.channel, subject: reply.email_subject })}
                </h3>
                <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
                  {reply.channel && reply.received_on
                    ? `Received on ${formatLongDate(toIsoDate(reply.received_on))}, written down on `
                    : `${kindWords[reply.kind]} from ${senderOf(reply, claim)}, `}
                  <span className="tabular-nums">{formatDateTime(new Date(reply.created_at))}</span>
                </p>
                <p className="mt-3 max-w-[62ch] wrap-anywhere whitespace-pre-wrap">{reply.email_body}</p>
                {reply.attachments.length > 0 ? (
                  <p className="mt-3 flex gap-2 text-15 text-ink-2 wrap-anywhere">
                    <Icon name="paperclip" className="mt-[0.2em] size-[1.1em] shrink-0" />
                    <span>
                      {reply.attachments.map(({ file_name }) => file_name).join(', ')}, in the zip file
                    </span>
                  </p>
                ) : null}
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const senderOf = (
  { sender_email: from }: CaseFile['responses'][number],
  { defendant_email_unknown: isAddressUnknown }: CaseRepliesProps['claim'],
): string => senderWords({ from, isAddressUnknown, claim: 'the claim' });

const kindWords: Record<CaseFile['responses'][number]['kind'], string> = {
  reply: 'Reply',
  'auto-reply': 'Automatic reply',
  bounce: 'Undelivered mail, notice',
};
