import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { useId } from 'react';
import { Card } from '../../../../ui/display/card.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { headingOf, originOf } from '../../reply-names.ts';
import { ReplyContents } from '../replies/reply-contents.tsx';
import { ReplyBadges } from '../reply-badges.tsx';

type ReplyCardProps = { title: string; reply: Reply; level?: 2 | 3 };

export function ReplyCard({ title, reply, level = 2 }: ReplyCardProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card className="overflow-hidden">
      <article aria-labelledby={titleId}>
        <header className="border-b border-line p-5 sm:px-7 sm:py-6">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <Heading id={titleId} className="text-24 wrap-anywhere">
              {title}
            </Heading>
            <ReplyBadges reply={reply} />
          </div>
          <dl className="mt-3.5 grid gap-1 text-15">
            {reply.channel ? (
              <Fact term="Received" detail={originOf(reply)} />
            ) : (
              <>
                <Fact term="Subject" detail={headingOf(reply)} />
                <Fact term="From" detail={reply.sender_email} />
              </>
            )}
            <Fact
              term={reply.channel ? 'Written down' : 'Received'}
              detail={formatDateTime(new Date(reply.created_at))}
            />
            <Fact
              term="Processed"
              detail={reply.processed_at ? formatDateTime(new Date(reply.processed_at)) : 'Not processed'}
            />
          </dl>
        </header>
        <ReplyContents reply={reply} />
      </article>
    </Card>
  );
}

function Fact({ term, detail }: { term: string; detail: string }) {
  return (
    <div className="grid grid-cols-[92px_minmax(0,1fr)] gap-2">
      <dt className="text-ink-2">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{detail}</dd>
    </div>
  );
}
