import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useChangePoll } from '../../../lib/change-poll.ts';
import { useTimedMessage } from '../../../lib/use-timed-message.ts';
import { cn } from '../../../ui/cn.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { useMailCounts } from '../api/outbox.ts';
import type { Box, MailCounts } from '../api/outbox-api.ts';
import { boxes, boxNames, filterQuery, type MailFilter, readMailFilter } from '../mail-filter.ts';
import { countWords } from '../mail-words.ts';
import { FoundMails } from './found-mails.tsx';
import { RetryAll } from './retry-all.tsx';

export function MailPage() {
  const [query, setQuery] = useSearchParams();
  const filter = readMailFilter(query);
  const counts = useMailCounts();
  const [message, say] = useTimedMessage();
  useChangePoll();
  const failed = counts.data?.failed;
  return (
    <div className="wrap pt-8 pb-20">
      <MailHead>
        {filter.box === 'failed' && failed && failed.count > 0 ? (
          <RetryAll failed={failed} onDone={say} />
        ) : null}
      </MailHead>
      <Boxes filter={filter} counts={counts.data} />
      <div className="mt-5 max-w-[30rem]">
        <SearchBox
          label="Search by recipient"
          placeholder="Recipient’s address"
          value={filter.to}
          onSearch={(to) =>
            setQuery(filterQuery({ ...filter, to }), { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {message ? <Alert live tone={message.tone} className="mt-5" title={message.words} /> : null}
      <FoundMails filter={filter} onDone={say} />
    </div>
  );
}

export function MailHead({ children }: { children?: ReactNode }) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1>Mail</h1>
        {children}
      </div>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        Every outgoing message, and what became of it. What has failed can be sent again.
      </p>
    </>
  );
}

type BoxesProps = { filter: MailFilter; counts: MailCounts | undefined };

function Boxes({ filter, counts }: BoxesProps) {
  return (
    <nav aria-label="Mails by state" className="mt-5 flex flex-wrap gap-2">
      {boxes.map((box) => (
        <Link
          key={box}
          to={`/admin/mail?${new URLSearchParams(filterQuery({ ...filter, box }))}`}
          aria-current={box === filter.box ? 'page' : undefined}
          className={cn(
            'inline-flex min-h-10 items-center gap-2 rounded-md border border-edge bg-sheet px-3.5 text-15 text-ink no-underline',
            'hover:border-ink-2 hover:text-ink aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-strong',
          )}
        >
          {boxNames[box]}
          {counts ? <Count box={box} counts={counts} /> : null}
        </Link>
      ))}
    </nav>
  );
}

function Count({ box, counts }: { box: Box; counts: MailCounts }) {
  const isBad = box === 'failed' && counts.failed.count > 0;
  return (
    <span
      className={cn(
        'rounded-sm border px-1.5 text-14 font-semibold tabular-nums',
        isBad ? 'border-danger-line bg-danger-soft text-danger' : 'border-line bg-well text-ink-2',
      )}
    >
      {countWords(counts[box])}
    </span>
  );
}
