import { Suspense } from 'react';
import { Await } from 'react-router';
import { Loading, Skeleton } from '../../ui/display/skeleton.tsx';

/** Resolves late enough for the page to be sent without it. */
export function lateWords(): Promise<string> {
  return new Promise((resolve) =>
    setTimeout(() => resolve('It came after the page, in the same answer.'), 250),
  );
}

/** Demonstrates streaming: a skeleton of the real shape, then the part itself. */
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
