import { senderWords } from '@plainclaim/domain/replies/sender-words';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { useId } from 'react';
import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { Card } from '../../../ui/display/card.tsx';

type UnconfirmedRepliesProps = {
  replies: ClaimDetails['unconfirmed_replies'];
  claim: Pick<ClaimDetails['claim'], 'defendant_name' | 'defendant_email_unknown'>;
};

/** Mails that name the claim but whose sender is not confirmed. Renders nothing without any. */
export function UnconfirmedReplies({ replies, claim }: UnconfirmedRepliesProps) {
  const titleId = useId();
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-24">
        Mail from unconfirmed senders
      </h2>
      <p className="mt-3 max-w-[62ch] text-ink-2">
        We cannot tell whether {claim.defendant_name} wrote this, so it changes nothing on your claim. Our
        team is looking at it. Do not open its links or pay anybody because of it.
      </p>
      <ul className="mt-4 grid gap-4">
        {replies.map((reply) => (
          <li key={reply.id}>
            <Card className="p-5 sm:px-7">
              <h3 className="font-sans text-16 leading-[1.35] font-strong tracking-[0] wrap-anywhere">
                {reply.subject || '(no subject)'}
              </h3>
              <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
                Unconfirmed, from{' '}
                {senderWords({ from: reply.from, isAddressUnknown: claim.defendant_email_unknown })},{' '}
                <span className="tabular-nums">{formatDateTime(new Date(reply.received_at))}</span>
              </p>
              <p className="mt-3 max-w-[62ch] wrap-anywhere whitespace-pre-wrap">{reply.text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
