import { postStatuses } from '@plainclaim/domain/blog/post-state';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../../../../art/icon.tsx';
import { cn } from '../../../../ui/cn.ts';
import { controlClass } from '../../../../ui/forms/control-style.ts';
import { type PostFilter, postFilterAddress } from '../../post-filter.ts';
import { statusLooks } from '../../post-status.ts';

const searchPause = 350;

/** Search as you type, and one link for each state. Both are in the URL. */
export function PostFilters({ filter }: { filter: PostFilter }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <SearchBox filter={filter} />
      <nav aria-label="Filter by status" className="flex flex-wrap gap-2">
        {(['all', ...postStatuses] as const).map((status) => (
          <Link
            key={status}
            to={postFilterAddress({ ...filter, status, page: 1 })}
            aria-current={filter.status === status ? 'true' : undefined}
            className={cn(
              'inline-flex min-h-10 items-center rounded-md border border-edge bg-sheet px-3.5 text-15 text-ink no-underline',
              'hover:border-ink-2 hover:text-ink aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-strong',
            )}
          >
            {status === 'all' ? 'All' : statusLooks[status].label}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function SearchBox({ filter }: { filter: PostFilter }) {
  const navigate = useNavigate();
  const [text, setText] = useState(filter.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The box takes over only changes made elsewhere, such as by "Show all posts".
  const asked = useRef(filter.search);
  useEffect(() => {
    if (filter.search !== asked.current) setText(filter.search);
    asked.current = filter.search;
  }, [filter.search]);
  const look = (search: string) => {
    clearTimeout(timer.current);
    asked.current = search.trim();
    void navigate(postFilterAddress({ ...filter, search: search.trim(), page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => look(typed), searchPause);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    look(text);
  };
  return (
    <search className="w-full sm:w-80">
      <form onSubmit={submit} className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-3"
        />
        <input
          type="search"
          aria-label="Search posts"
          placeholder="Search posts"
          value={text}
          onChange={(event) => type(event.target.value)}
          className={cn(controlClass, 'pl-11')}
        />
      </form>
    </search>
  );
}
