import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext } from '../../lib/load-context.ts';
import { privatePaths } from '../../lib/public-pages.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(settingsContext);
  const lines = [
    'User-agent: *',
    // Pictures of the blog.
    'Allow: /files/public/',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
