import { methodWords } from '@plainclaim/domain/letters/serving/attempt-words';
import { formatLongDate, isInFuture } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ReactNode } from 'react';
import type { LetterService } from '../../../../lib/claims-api.ts';
import { SideCard } from '../../../../ui/display/side-card.tsx';

/** The letter's date, its first receipt and the printed day to reply by, which a reply does not change. */
export function ServiceInShort({ service, now }: { service: LetterService; now: Date }) {
  const { letter_dated_on: dated, reply_by: replyBy, attempts } = service;
  if (dated === null || attempts.length === 0) return null;
  const first = attempts
    .filter(({ usual_receipt }) => usual_receipt !== null)
    .toSorted((one, other) => String(one.usual_receipt).localeCompare(String(other.usual_receipt)))[0];
  const received = first?.usual_receipt ? toIsoDate(first.usual_receipt) : null;
  const isOnItsWay = received !== null && isInFuture(received, now);
  return (
    <SideCard title="The letter in short">
      <dl>
        <Fact term="Letter">{formatLongDate(toIsoDate(dated))}</Fact>
        <Fact
          term={isOnItsWay ? 'On its way' : 'First received'}
          note={first ? `${methodWords[first.method]}, usual day of receipt` : undefined}
        >
          {received === null
            ? 'Not yet, as far as we know'
            : `${isOnItsWay ? 'Usually there by ' : ''}${formatLongDate(received)}`}
        </Fact>
        <Fact term="Reply by" note={replyBy ? 'The day printed in the letter' : undefined}>
          {replyBy ? formatLongDate(toIsoDate(replyBy)) : 'No time runs yet'}
        </Fact>
      </dl>
    </SideCard>
  );
}

function Fact({ term, note, children }: { term: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3 last:border-b-0 last:pb-0">
      <dt className="text-14 text-ink-2">{term}</dt>
      <dd>
        <span className="block font-strong tabular-nums">{children}</span>
        {note ? <span className="block text-14 text-ink-2">{note}</span> : null}
      </dd>
    </div>
  );
}
