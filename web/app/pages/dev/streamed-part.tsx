import { Suspense } from 'react';
import { Await } from 'react-router';
import { Loading, Skeleton } from '../../ui/display/skeleton.tsx';

/** Ready a moment after the page: long enough for the page to leave without it. */
export function lateWords(): Promise<string> {
  return new Promise((resolve) =>
    setTimeout(() => resolve('It came after the page, in the same answer.'), 250),
  );
}

/** What streaming looks like: a skeleton of the real shape, then the part itself. */
export function StreamedPart({ late }: { late: Promise<string> }) {
  return (
    <div className="wrap pb-8">
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="my-1.5 w-80 max-w-full" />
          </Loading>
        }
      >
        <Await resolve={late}>{(words) => <p className="text-ink-2">{words}</p>}</Await>
      </Suspense>
    </div>
  );
}
