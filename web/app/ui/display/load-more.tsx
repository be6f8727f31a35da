import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';

// After this many pages, more load only on a press: otherwise the footer could never be reached.
const PAGES_WITHOUT_ASKING = 3;

type LoadMoreProps = {
  /** What the list holds, in the plural: "claims". */
  of: string;
  shown: number;
  total?: number;
  hasMore: boolean;
  busy: boolean;
  /** The last attempt failed; scrolling does not try again, the button does. */
  failed?: boolean;
  onMore: () => void;
};

export function LoadMore({ of, shown, total, hasMore, busy, failed = false, onMore }: LoadMoreProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const [loadedUnasked, setLoadedUnasked] = useState(0);
  // Rows shown at the last request, until it is in flight: each page is requested and counted once.
  const askedAt = useRef<number>(null);

  useEffect(() => {
    if (busy || shown !== askedAt.current) askedAt.current = null;
    const target = sentinel.current;
    const isAsked = askedAt.current !== null;
    const waits = hasMore && !busy && !failed && !isAsked && loadedUnasked < PAGES_WITHOUT_ASKING;
    if (!waits || !target || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        askedAt.current = shown;
        setLoadedUnasked((count) => count + 1);
        onMore();
      },
      { rootMargin: '320px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [hasMore, busy, failed, shown, loadedUnasked, onMore]);

  function moreOnRequest() {
    setLoadedUnasked(0);
    onMore();
  }

  return (
    <div ref={sentinel} className="grid justify-items-center gap-3 py-6">
      <output className="text-[0.875rem] text-ink-2 tabular-nums">
        {failed ? `More ${of} could not be loaded.` : shownInWords(shown, total, of)}
      </output>
      {hasMore ? (
        <Button variant="secondary" busy={busy} busyLabel="Loading…" onClick={moreOnRequest}>
          {failed ? 'Try again' : `Show more ${of}`}
        </Button>
      ) : null}
    </div>
  );
}

export function shownInWords(shown: number, total: number | undefined, of: string): string {
  if (total === undefined) return `${shown} ${of} shown`;
  return shown >= total ? `All ${total} ${of} shown` : `${shown} of ${total} ${of} shown`;
}
