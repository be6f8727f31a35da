import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { cn } from '../cn.ts';

export type ThreadMessage = {
  readonly id: string;
  readonly from: 'solicitor' | 'client';
  readonly body: string;
  readonly created_at: string;
};

type MessageThreadProps = {
  messages: readonly ThreadMessage[];
  /** The viewer's side. */
  me: ThreadMessage['from'];
  /** Name of the other side. */
  other: string;
  /** Shown while there are no messages. */
  empty: string;
};

/** A conversation, oldest first, the viewer's own messages on the right. Screen readers announce new ones. */
export function MessageThread({ messages, me, other, empty }: MessageThreadProps) {
  if (messages.length === 0) return <p className="text-ink-2">{empty}</p>;
  return (
    <ol aria-live="polite" className="grid gap-3">
      {messages.map(({ id, from, body, created_at }) => (
        <li
          key={id}
          className={cn(
            'w-fit max-w-[min(58ch,92%)] rounded-xl border px-4 py-3',
            from === me ? 'justify-self-end border-brand/22 bg-brand-soft' : 'border-line bg-well',
          )}
        >
          <p className="text-14 text-ink-2">
            <span className="font-semibold text-ink">{from === me ? 'You' : other}</span>{' '}
            <time dateTime={created_at} className="tabular-nums">
              {formatDateTime(new Date(created_at))}
            </time>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{body}</p>
        </li>
      ))}
    </ol>
  );
}
