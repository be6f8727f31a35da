import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { useId } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { type Message, useMarkMessage } from '../api/messages.ts';
import { replyLink } from '../reply-link.ts';

type MessageCardProps = {
  message: Message;
  /** It was unread until the panel opened. */
  isNew: boolean;
};

export function MessageCard({ message, isNew }: MessageCardProps) {
  const nameId = useId();
  const mark = useMarkMessage(message.id);
  const isUnread = message.status === 'unread';
  return (
    <article aria-labelledby={nameId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h3
          id={nameId}
          className="min-w-0 font-sans text-16 leading-[1.3] font-strong tracking-[0] wrap-anywhere"
        >
          {message.first_name} {message.last_name}
        </h3>
        {isUnread ? (
          <Badge tone="blue" icon="mail">
            Unread
          </Badge>
        ) : isNew ? (
          <Badge tone="green">New</Badge>
        ) : null}
      </div>
      <p className="mt-0.5 text-14 text-ink-2 wrap-anywhere tabular-nums">
        {message.email}, {formatDateTime(new Date(message.created_at))}
      </p>
      {message.claim_id ? <NamedClaim typed={message.claim_id} id={message.known_claim_id} /> : null}
      <p className="mt-2.5 max-w-[62ch] wrap-anywhere whitespace-pre-wrap">{message.issue}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <a href={replyLink(message)} className={cn(buttonClass({ variant: 'secondary', size: 'sm' }))}>
          <Icon name="reply" />
          Reply
          <span className="sr-only"> to {message.first_name} by e-mail</span>
        </a>
        <Button
          variant="quiet"
          size="sm"
          busy={mark.isPending}
          onClick={() => mark.mutate(isUnread ? 'read' : 'unread')}
        >
          {isUnread ? 'Mark as read' : 'Mark as unread'}
        </Button>
      </div>
      {mark.isError ? (
        <p role="alert" className="mt-2 text-14 text-danger">
          The message could not be marked. Please try again.
        </p>
      ) : null}
    </article>
  );
}

function NamedClaim({ typed, id }: { typed: string; id: string | null }) {
  return (
    <p className="mt-1.5 text-15 wrap-anywhere">
      Claim ID {id ? <TextLink to={`/claim/${id}`}>{typed}</TextLink> : `${typed} (no claim of ours)`}
    </p>
  );
}
