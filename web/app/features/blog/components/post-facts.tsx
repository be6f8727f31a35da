import { formatMonthDayYear } from '@plainclaim/domain/shared/dates';
import { Icon } from '../../../art/icon.tsx';
import { cn } from '../../../ui/cn.ts';

type PostFactsProps = {
  publishedAt: Date;
  readMinutes: number;
  authorName?: string | undefined;
  viewCount?: number | undefined;
  className?: string;
};

/** Who wrote it, when, how long it takes, how many have read it. */
export function PostFacts({ publishedAt, readMinutes, authorName, viewCount, className }: PostFactsProps) {
  return (
    <p className={cn('flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2', className)}>
      {authorName ? <span>By {authorName}</span> : null}
      <time dateTime={publishedAt.toISOString()}>{formatMonthDayYear(publishedAt)}</time>
      <span className="inline-flex items-center gap-1.5 tabular-nums">
        <Icon name="clock" className="size-4" />
        {readMinutes} min read
      </span>
      {viewCount === undefined ? null : (
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <Icon name="eye" className="size-4" />
          {viewCount.toLocaleString('en-GB')} {viewCount === 1 ? 'view' : 'views'}
        </span>
      )}
    </p>
  );
}
