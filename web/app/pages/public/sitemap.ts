import type { LoaderFunctionArgs } from 'react-router';
import { readAddresses } from '../../features/blog/api/read-addresses.ts';
import { apiContext, reportErrorContext, settingsContext } from '../../lib/load-context.ts';
import { publicPages } from '../../lib/public-pages.ts';

type Entry = { path: string; changed_at: string | null };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(settingsContext);
  const report = (error: unknown) => context.get(reportErrorContext)(error, request);
  const pages: Entry[] = publicPages.map((path) => ({ path, changed_at: null }));
  const posts = await readAddresses(context.get(apiContext), report);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...pages, ...posts].map((entry) => toXml(entry, siteUrl)),
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

function toXml({ path, changed_at }: Entry, siteUrl: string): string {
  const changed = changed_at ? `<lastmod>${changed_at}</lastmod>` : '';
  return `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc>${changed}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
