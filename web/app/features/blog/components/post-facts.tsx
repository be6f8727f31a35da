import { formatMonthDayYear } from '@plainclaim/domain/shared/dates';
import { groupDigits } from '@plainclaim/domain/shared/digits';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { Icon } from '../../../art/icon.tsx';
import { cn } from '../../../ui/cn.ts';

type PostFactsProps = {
  publishedAt: Date;
  /** The London date of publication, if the server has computed it: browsers take long to load time zone data. */
  publishedOn?: IsoDate;
  readMinutes: number;
  authorName?: string | undefined;
  viewCount?: number | undefined;
  className?: string;
};

/** Author, date, reading time and views. */
export function PostFacts(props: PostFactsProps) {
  const { publishedAt, publishedOn = publishedAt, readMinutes, authorName, viewCount, className } = props;
  return (
    <p className={cn('flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2', className)}>
      {authorName ? <span>By {authorName}</span> : null}
      <time dateTime={publishedAt.toISOString()}>{formatMonthDayYear(publishedOn)}</time>
      <span className="inline-flex items-center gap-1.5 tabular-nums">
        <Icon name="clock" className="size-4" />
        {readMinutes} min read
      </span>
      {viewCount === undefined ? null : (
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <Icon name="eye" className="size-4" />
          {groupDigits(viewCount)} {viewCount === 1 ? 'view' : 'views'}
        </span>
      )}
    </p>
  );
}
