/** Short enough that a published or withdrawn post seems to show at once. */
const lifetimeMs = 5_000;
/** Pages are some 50 kB each. */
const mostPages = 100;

type CachedPage = {
  readonly html: string;
  readonly headers: Record<string, string>;
  /** The nonce in the cached HTML; each response replaces it with its own. */
  readonly nonce: string;
  readonly staleAt: number;
};

/** Caches rendered pages that are the same for every user, for a few seconds. */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, CachedPage>();
  return {
    find(key: string, nonce: string): Response | null {
      const page = pages.get(key);
      if (!page || now() >= page.staleAt) return null;
      return new Response(page.html.replaceAll(page.nonce, nonce), { headers: page.headers });
    },

    /** Caches and returns the response. An aborted request's page is incomplete, so it is not cached. */
    async store(key: string, nonce: string, response: Response, signal: AbortSignal): Promise<Response> {
      const isForEveryone = response.status === 200 && !response.headers.has('set-cookie');
      if (!isForEveryone) return response;
      const html = await response.text();
      const headers = Object.fromEntries(response.headers);
      if (signal.aborted) return new Response(html, { headers });
      pages.delete(key);
      pages.set(key, { html, headers, nonce, staleAt: now() + lifetimeMs });
      if (pages.size > mostPages) pages.delete(pages.keys().next().value ?? '');
      return new Response(html, { headers });
    },
  };
}
