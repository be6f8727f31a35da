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

type Asked = { readonly key: string; readonly nonce: string; readonly signal: AbortSignal };

/** Caches rendered pages that are the same for every user, for a few seconds. */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<unknown>>();

  function find({ key, nonce }: Asked): Response | null {
    const page = pages.get(key);
    if (!page || now() >= page.staleAt) return null;
    return new Response(page.html.replaceAll(page.nonce, nonce), { headers: page.headers });
  }

  /** An aborted request's page is incomplete, so it is not cached. */
  async function store({ key, nonce, signal }: Asked, response: Response): Promise<Response> {
    const isForEveryone = response.status === 200 && !response.headers.has('set-cookie');
    if (!isForEveryone) return response;
    const html = await response.text();
    const headers = Object.fromEntries(response.headers);
    if (signal.aborted) return new Response(html, { headers });
    pages.delete(key);
    pages.set(key, { html, headers, nonce, staleAt: now() + lifetimeMs });
    if (pages.size > mostPages) pages.delete(pages.keys().next().value ?? '');
    return new Response(html, { headers });
  }

  return {
    /**
     * The cached page, or a new one. Requests for a page that is being rendered wait for that: rendering it for each of
     * them would take the processor until the last is done.
     */
    async answer(asked: Asked, render: () => Promise<Response>): Promise<Response> {
      const rendered = rendering.get(asked.key);
      if (rendered) await rendered;
      const cached = find(asked);
      if (cached) return cached;
      const page = render().then((response) => store(asked, response));
      const ended = page.then(
        () => {},
        () => {},
      );
      rendering.set(asked.key, ended);
      try {
        return await page;
      } finally {
        if (rendering.get(asked.key) === ended) rendering.delete(asked.key);
      }
    },
  };
}
