import { sameLetterWords } from '@plainclaim/domain/letters/serving/sending-again';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { useMutation, useQuery } from '@tanstack/react-query';
import { problemWords } from '../../lib/problem-words.ts';
import { fetchSendingAgain, sendLetterAgain, type WayAgain } from '../../lib/send-again.ts';
import { Button } from '../button.tsx';
import { Alert } from '../display/alert.tsx';
import { DescriptionList } from '../display/description-list.tsx';
import { Spinner } from '../spinner.tsx';

type SendAgainProps = { claimId: string; toName: string; onSent: (to: string) => Promise<unknown> };

/** Shows what would be sent to whom and with which date, and sends exactly that. */
export function SendAgain({ claimId, toName, onSent }: SendAgainProps) {
  const plan = useQuery({
    queryKey: ['sending-again', claimId],
    queryFn: () => fetchSendingAgain(claimId),
    // The other side's details may have been corrected a moment ago, which changes the letter.
    staleTime: 0,
    gcTime: 0,
  });
  const send = useMutation({
    mutationFn: async (way: WayAgain) => {
      await sendLetterAgain(claimId, way);
      await onSent(way.to);
    },
    onError: () => plan.refetch(),
  });
  if (plan.isPending)
    return (
      <p role="status" className="flex items-center gap-2.5">
        <Spinner />
        Looking at the letter…
      </p>
    );
  if (plan.isError) return <Alert live tone="danger" title={problemWords(plan.error)} />;
  const { way, refusal } = plan.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {way ? (
        <>
          <Preview way={way} toName={toName} />
          <div>
            <Button busy={send.isPending} busyLabel="Sending…" onClick={() => send.mutate(way)}>
              Send it by e-mail
            </Button>
          </div>
        </>
      ) : (
        <Alert live tone="amber" title={refusal} />
      )}
      {send.isError ? <Alert live tone="danger" title={problemWords(send.error)} /> : null}
    </div>
  );
}

function Preview({ way, toName }: { way: WayAgain; toName: string }) {
  const dated = toIsoDate(way.letter_dated_on);
  const [replyBy, replyUntil] = [toIsoDate(way.reply_by), toIsoDate(way.reply_until)];
  const isNew = way.kind === 'new-letter';
  return (
    <>
      <DescriptionList
        facts={[
          { term: 'To', detail: toName, more: way.to },
          {
            term: 'Letter',
            detail: `${isNew ? 'A new letter' : 'The same letter'}, dated ${formatLongDate(dated)}`,
          },
          { term: 'They have until', detail: formatLongDate(replyUntil) },
        ]}
      />
      {isNew ? (
        <p className="text-15 text-ink-2">
          {way.reached_someone_else
            ? 'The reply denies it. If the letter reached someone else, send it to the right address now: the copies before then count as never received, and your claim waits for a reply as it did at first. Do so only if that is true.'
            : 'No copy has reached them. The letter before counts as never received.'}{' '}
          They get their full time from the day on which this letter leaves.
        </p>
      ) : (
        <div className="text-15 text-ink-2">
          <p>A copy has reached them, so the letter and its day stay. The e-mail says to them:</p>
          <p className="mt-2 border-l-2 border-line pl-3.5">
            {sameLetterWords({ letterDatedOn: dated, replyBy, replyUntil }).join(' ')}
          </p>
          <p className="mt-2">“Print and post it yourself” prints the same copy for the post.</p>
        </div>
      )}
    </>
  );
}
