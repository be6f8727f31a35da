import { problemWords } from '../../../lib/problem-words.ts';
import type { Message } from '../../../lib/use-timed-message.ts';
import { Button } from '../../../ui/button.tsx';
import { useRetryMail } from '../api/outbox.ts';
import type { Mail } from '../api/outbox-api.ts';

type RetryMailProps = { mail: Pick<Mail, 'id' | 'to'>; onDone: (message: Message) => void };

/** The server makes retries idempotent: two presses or two admins send one mail. */
export function RetryMail({ mail, onDone }: RetryMailProps) {
  const retrying = useRetryMail(mail.id);
  // A refetch may remove this row before the response arrives: the outcome is reported all the same.
  const retry = () =>
    retrying.mutateAsync().then(
      () => onDone({ tone: 'good', words: `The mail to ${mail.to} is queued again.` }),
      (error: unknown) => onDone({ tone: 'danger', words: problemWords(error) }),
    );
  return (
    <Button variant="secondary" size="sm" busy={retrying.isPending} onClick={() => void retry()}>
      Retry
      <span className="sr-only"> the mail to {mail.to}</span>
    </Button>
  );
}
