import { problemWords } from '../../../lib/problem-words.ts';
import type { Message } from '../../../lib/use-timed-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { useRetryAll } from '../api/outbox.ts';
import type { MailCounts } from '../api/outbox-api.ts';
import { countWords, retriedWords } from '../mail-words.ts';

type RetryAllProps = { failed: MailCounts['failed']; onDone: (message: Message) => void };

export function RetryAll({ failed, onDone }: RetryAllProps) {
  const retrying = useRetryAll();
  return (
    <Confirm
      title="Send all failed mails again?"
      verb="Retry all"
      busyLabel="Queueing…"
      failed={retrying.error ? problemWords(retrying.error) : undefined}
      onConfirm={async () => onDone({ tone: 'good', words: retriedWords(await retrying.mutateAsync()) })}
      trigger={
        <Button variant="secondary" size="sm">
          Retry all failed
        </Button>
      }
    >
      <p>
        {countWords(failed)} {failed.count === 1 ? 'mail has' : 'mails have'} failed, whatever the search
        shows. Each goes out once more; a letter gives its defendant the full time to reply again. Sign-in
        links and codes are left out, because they have run out, and so are mails that are no longer true,
        such as one about an offer that was withdrawn.
      </p>
    </Confirm>
  );
}
