import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import type { AppEnv } from '../context.ts';
import { docsPage } from './docs-page.ts';

/** The API described for machines and for people, from the same routes that answer. */
export function createDocsRoutes(api: OpenAPIHono<AppEnv>, siteUrl: string) {
  const document = () =>
    api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Plainclaim API', version: '1' },
      servers: [{ url: siteUrl }],
    });
  return new Hono<AppEnv>()
    .get('/openapi.json', (c) => c.json(document()))
    .get('/docs', (c) => c.html(docsPage(document(), c.get('nonce'))));
}
