import { useEffect } from 'react';

/** Reports a view. The server decides whether it is a new one; nothing waits for the response. */
export function useReportView(slug: string | undefined): void {
  useEffect(() => {
    if (!slug) return;
    const address = `/api/blog/posts/${encodeURIComponent(slug)}/view`;
    // A failed count makes no difference to the reader, so no error is shown.
    fetch(address, { method: 'POST' })
      .then((response) => response.text())
      .catch(() => undefined);
  }, [slug]);
}
