import { problemWords } from '../../../lib/problem-words.ts';
import type { Message } from '../../../lib/use-timed-message.ts';
import { Button } from '../../../ui/button.tsx';
import { useRetryMail } from '../api/outbox.ts';
import type { Mail } from '../api/outbox-api.ts';

type RetryMailProps = { mail: Pick<Mail, 'id' | 'to'>; onDone: (message: Message) => void };

/** Pressed twice, or by two admins, it is still one mail: the server sees to that. */
export function RetryMail({ mail, onDone }: RetryMailProps) {
  const retrying = useRetryMail(mail.id);
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={retrying.isPending}
      onClick={() =>
        retrying.mutate(undefined, {
          onSuccess: () => onDone({ tone: 'good', words: `The mail to ${mail.to} is queued again.` }),
          onError: (error) => onDone({ tone: 'danger', words: problemWords(error) }),
        })
      }
    >
      Retry
      <span className="sr-only"> the mail to {mail.to}</span>
    </Button>
  );
}
