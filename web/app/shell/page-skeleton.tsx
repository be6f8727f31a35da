import type { ReactNode } from 'react';
import { cn } from '../ui/cn.ts';
import {
  Loading,
  Skeleton,
  SkeletonCard,
  SkeletonStats,
  SkeletonTable,
  SkeletonText,
} from '../ui/display/skeleton.tsx';

const shapes = {
  dashboard: (
    <>
      <SkeletonStats />
      <WithAside>
        <SkeletonTable rows={5} columns={1} />
      </WithAside>
    </>
  ),
  form: (
    <WithAside>
      <div className="grid max-w-[620px] gap-7">
        {['a', 'b', 'c', 'd'].map((field) => (
          <div key={field} className="grid gap-2.5">
            <Skeleton className="w-40" />
            <Skeleton className="h-12 rounded-lg" />
          </div>
        ))}
        <Skeleton className="h-12 w-36 rounded-lg" />
      </div>
    </WithAside>
  ),
  list: <SkeletonTable rows={8} columns={4} />,
  detail: (
    <WithAside>
      <SkeletonCard lines={9} />
    </WithAside>
  ),
  letter: (
    <div className="mx-auto grid w-full max-w-[720px] gap-8 rounded-xs border border-line bg-sheet p-8 shadow-2 sm:p-14">
      <SkeletonText lines={3} />
      <SkeletonText lines={6} />
      <SkeletonText lines={6} />
    </div>
  ),
} as const;

export type SkeletonShape = keyof typeof shapes;

/** Heading of a page and its distance from the header, the same as on the page itself. */
export type Opening = { readonly top: string; readonly head: ReactNode };

type PageSkeletonProps = { shape: SkeletonShape; opening?: Opening | null };

/** The page's outline while it loads, so that the layout does not shift. */
export function PageSkeleton({ shape, opening }: PageSkeletonProps) {
  return (
    <div className={cn('wrap py-10 sm:py-11', opening?.top)}>
      <noscript>
        <p className="max-w-[60ch]">
          This page needs JavaScript: it shows what is yours, and only your browser holds the key to it.
        </p>
      </noscript>
      <div className="needs-script">
        {opening?.head}
        <Loading>
          {opening ? (
            <div className="h-9" />
          ) : (
            <>
              <Skeleton className="h-10 w-72 max-w-full" />
              <Skeleton className="mt-4 mb-9 w-96 max-w-full" />
            </>
          )}
          {shapes[shape]}
        </Loading>
      </div>
    </div>
  );
}

function WithAside({ children }: { children: ReactNode }) {
  return (
    <div className="mt-9 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_336px]">
      {children}
      <div className="hidden gap-4 lg:grid">
        <SkeletonCard lines={1} />
        <SkeletonCard lines={2} />
      </div>
    </div>
  );
}
