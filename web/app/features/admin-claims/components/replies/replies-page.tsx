import { groupDigits } from '@plainclaim/domain/shared/digits';
import { Link, useSearchParams } from 'react-router';
import { useChangePoll } from '../../../../lib/change-poll.ts';
import { cn } from '../../../../ui/cn.ts';
import { SearchBox } from '../../../../ui/forms/search-box.tsx';
import type { ReplyCounts, ReplyListName } from '../../api/admin-api.ts';
import { useReplyCounts } from '../../api/responses.ts';
import {
  type ReplyFilter,
  readReplyFilter,
  replyListNames,
  replyLists,
  replyQuery,
} from '../../reply-filter.ts';
import { FoundReplies } from './found-replies.tsx';

export function RepliesPage() {
  const [query, setQuery] = useSearchParams();
  const filter = readReplyFilter(query);
  useChangePoll();
  return (
    <div className="wrap pt-8 pb-20">
      <RepliesHead />
      <Lists filter={filter} />
      <div className="mt-5 max-w-[30rem]">
        <SearchBox
          label="Search replies"
          placeholder="Sender, subject or words"
          value={filter.search}
          onSearch={(search) =>
            setQuery(replyQuery({ ...filter, search }), { replace: true, preventScrollReset: true })
          }
        />
      </div>
      <FoundReplies filter={filter} />
    </div>
  );
}

export function RepliesHead() {
  return (
    <>
      <h1>Replies</h1>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        Every mail that came in, and every reply that was written down. Those that are on no claim, or that
        nothing shows to be the defendant’s, count only when you say so.
      </p>
    </>
  );
}

function Lists({ filter }: { filter: ReplyFilter }) {
  const counts = useReplyCounts().data;
  return (
    // Equal cells on a phone: a count that loads must not wrap a link onto another row.
    <nav aria-label="Lists of replies" className="mt-5 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {replyLists.map((list) => (
        <Link
          key={list}
          to={`/admin/replies?${new URLSearchParams(replyQuery({ ...filter, list }))}`}
          aria-current={list === filter.list ? 'page' : undefined}
          className={cn(
            'inline-flex min-h-10 items-center justify-between gap-2 rounded-md border border-edge bg-sheet px-3.5 text-15 text-ink no-underline',
            'hover:border-ink-2 hover:text-ink aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-strong',
          )}
        >
          {replyListNames[list]}
          <Count of={counts && countOf(counts, list)} />
        </Link>
      ))}
    </nav>
  );
}

function countOf(counts: ReplyCounts, list: ReplyListName) {
  if (list === 'to-match') return counts.to_match;
  return list === 'automatic' ? counts.automatic : undefined;
}

function Count({ of }: { of: ReplyCounts['to_match'] | undefined }) {
  if (!of) return null;
  return (
    <span className="rounded-sm border border-line bg-well px-1.5 text-14 font-semibold text-ink-2 tabular-nums">
      {groupDigits(of.count)}
      {of.is_more ? '+' : ''}
    </span>
  );
}
