import { channelNames } from '@plainclaim/domain/replies/channels';
import { senderWords } from '@plainclaim/domain/replies/sender-words';
import { splitQuotedText } from '@plainclaim/domain/replies/split-quoted-text';
import { formatDateTime, formatLongDate } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { useId } from 'react';
import { Icon } from '../../../art/icon.tsx';
import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { Card } from '../../../ui/display/card.tsx';
import { FileList } from '../../../ui/display/file-list.tsx';
import { downloadReplyFile } from '../api/reply-file.ts';

type Reply = ClaimDetails['replies'][number];

type ClaimRepliesProps = { details: Pick<ClaimDetails, 'claim' | 'replies' | 'next_step'> };

/** The most that the server sends. */
const mostShown = 20;

/** Where the next step says that there is a reply, which is shown once its match cannot be undone any more. */
const awaitedAt: readonly ClaimDetails['next_step']['kind'][] = ['read-reply', 'seems-disputed', 'disputed'];

/** What the defendant answered, newest first, in their own words. Renders nothing before the first reply. */
export function ClaimReplies({ details: { claim, replies, next_step } }: ClaimRepliesProps) {
  const titleId = useId();
  const isAwaited = awaitedAt.includes(next_step.kind);
  if (replies.length === 0 && !isAwaited) return null;
  return (
    <section id="replies" aria-labelledby={titleId} className="scroll-mt-8">
      <h2 id={titleId} className="text-24">
        What {claim.defendant_name} wrote
      </h2>
      <p className="mt-3 max-w-[62ch] text-ink-2">
        {replies.length === 0
          ? 'The reply is being filed, and appears here within a minute.'
          : 'These are the words of the other side, not ours. Do not open links in them or pay anybody because of them.'}
        {replies.length === mostShown
          ? ` The newest ${mostShown} are shown; the download of your data has all of them.`
          : null}
      </p>
      <ul className="mt-4 grid gap-4 empty:hidden">
        {replies.map((reply) => (
          <li key={reply.id}>
            <Card className="p-5 sm:px-7">
              <ReplyItem reply={reply} claim={claim} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ReplyItemProps = { reply: Reply; claim: ClaimDetails['claim'] };

function ReplyItem({ reply, claim }: ReplyItemProps) {
  const { written, rest } = splitQuotedText(reply.text);
  return (
    <article aria-label={`Reply of ${formatDateTime(new Date(reply.received_at))}`}>
      <h3 className="font-sans text-16 leading-[1.35] font-strong tracking-[0] wrap-anywhere">
        {reply.channel
          ? `Reply ${channelNames[reply.channel].toLowerCase()}`
          : reply.subject || '(no subject)'}
      </h3>
      <p className="mt-1 text-14 text-ink-2 wrap-anywhere tabular-nums">
        {originWords(reply, claim.defendant_email_unknown)}
      </p>
      {reply.corrections.length > 0 ? <Corrections of={reply.corrections} /> : null}
      {written ? (
        <blockquote
          aria-label={`Words of ${claim.defendant_name}`}
          className="mt-3 max-w-[62ch] border-l-3 border-edge pl-4 wrap-anywhere whitespace-pre-wrap"
        >
          {written}
        </blockquote>
      ) : (
        <p className="mt-3 text-ink-2">
          {rest ? 'Nothing stands in this message but quoted text.' : 'This message has no text.'}
        </p>
      )}
      {rest ? <QuotedText text={rest} /> : null}
      {reply.attachments.length > 0 ? (
        <div className="mt-4 border-t border-line pt-2">
          <FileList
            files={reply.attachments}
            onDownload={(file) => downloadReplyFile(claim.id, reply.id, file)}
          />
        </div>
      ) : null}
    </article>
  );
}

/** Before the reply's words, so that they are read with what our team put right about them. */
function Corrections({ of: corrections }: { of: Reply['corrections'] }) {
  return (
    <div role="note" aria-label="Corrected by our team" className="mt-3 rounded-lg bg-well px-4 py-3 text-15">
      {corrections.map(({ at, words }) => (
        <p key={at} className="wrap-anywhere whitespace-pre-wrap">
          <strong>Corrected by our team, {formatDateTime(new Date(at))}:</strong> {words}
        </p>
      ))}
    </div>
  );
}

/** How and when it came. The address is shown where it is the one that the claimant gave. */
export function originWords(
  { channel, received_on: on, received_at: at, from }: Reply,
  isAddressUnknown: boolean,
): string {
  const when = formatDateTime(new Date(at));
  if (channel)
    return `${channelNames[channel]}${on ? `, ${formatLongDate(toIsoDate(on))}` : ''}. Our team wrote it down on ${when}.`;
  return `By e-mail from ${senderWords({ from, isAddressUnknown })}, ${when}`;
}

function QuotedText({ text }: { text: string }) {
  return (
    <details className="group/rest mt-4 rounded-lg border border-dashed border-edge text-15">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-3.5 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-right"
          className="size-[1.1em] transition-transform group-open/rest:rotate-90 motion-reduce:transition-none"
        />
        Quoted text
      </summary>
      <p className="px-3.5 pb-3.5 text-ink-2 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </details>
  );
}
