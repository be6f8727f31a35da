import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../../lib/load-context.ts';

/** Serves the API's feed at the address that feed readers use. */
export async function loader({ context }: LoaderFunctionArgs) {
  const feed = await context.get(apiContext)('/api/blog/rss.xml');
  if (!feed.ok) return new Response('The feed is not available right now.', { status: 503 });
  return new Response(await feed.text(), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}
