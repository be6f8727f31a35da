import { useEffect } from 'react';

/** Tells the server that somebody reads this. It decides whether that is a new view; nothing waits for the answer. */
export function useCountedView(slug: string | undefined): void {
  useEffect(() => {
    if (!slug) return;
    const address = `/api/blog/posts/${encodeURIComponent(slug)}/view`;
    // A view that is not counted is no loss to the reader, so nobody is told.
    fetch(address, { method: 'POST' })
      .then((response) => response.text())
      .catch(() => undefined);
  }, [slug]);
}
