import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { type ToggleEvent, useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { headingOf, originOf } from '../../reply-names.ts';
import { ReplyBadges } from '../reply-badges.tsx';
import { ReplyContents } from './reply-contents.tsx';

/** A mail in one line; opened, its full text, its files and what can be done. */
export function ReplyRow({ reply }: { reply: Reply }) {
  const [isOpen, setOpen] = useState(false);
  const { claim } = reply;
  return (
    <li className="border-b border-line last:border-b-0">
      <details
        className="group/reply"
        onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-start gap-3 py-4 hover:text-brand [&::-webkit-details-marker]:hidden">
          <Icon
            name="chevron-right"
            className="mt-1 size-[1.1em] shrink-0 transition-transform group-open/reply:rotate-90 motion-reduce:transition-none"
          />
          <span className="grid min-w-0 flex-1 gap-x-6 items-start gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{headingOf(reply)}</span>
              <span className="block text-15 text-ink-2 wrap-anywhere">{originOf(reply)}</span>
              <span className="block text-14 text-ink-2">
                {formatDateTime(new Date(reply.created_at))}
                {reply.attachments.length > 0 ? `, ${filesInWords(reply.attachments.length)}` : null}
              </span>
            </span>
            <ReplyBadges reply={reply} />
          </span>
        </summary>
        {isOpen ? (
          <div className="pb-6">
            {claim ? (
              <p className="mb-3 text-15">
                Claim:{' '}
                <TextLink to={`/admin/claim-review/${claim.id}`}>
                  {claim.plaintiff_name} v {claim.defendant_name}
                </TextLink>
                {reply.processed_at ? `, processed ${formatDateTime(new Date(reply.processed_at))}` : null}
              </p>
            ) : null}
            <article aria-label={headingOf(reply)} className="overflow-hidden rounded-lg border border-line">
              <ReplyContents reply={reply} />
            </article>
          </div>
        ) : null}
      </details>
    </li>
  );
}

const filesInWords = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
