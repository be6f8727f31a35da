import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext } from '../../lib/load-context.ts';
import { publicPages } from '../../lib/public-pages.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(settingsContext);
  const entries = publicPages.map(
    (path) => `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc></url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
