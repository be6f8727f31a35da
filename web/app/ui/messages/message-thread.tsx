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
  /** Whose screen this is. */
  me: ThreadMessage['from'];
  /** Who is at the other end. */
  other: string;
  /** Said while nobody has written yet. */
  empty: string;
};

/** What two people wrote to each other, oldest first: one's own on the right. New ones are read out. */
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
