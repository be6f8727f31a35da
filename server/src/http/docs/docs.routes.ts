import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import type { AppEnv } from '../context.ts';
import { docsPage } from './docs-page.ts';

/** Serves the OpenAPI document and an HTML page of it, generated from the routes. */
export function createDocsRoutes(api: OpenAPIHono<AppEnv>, siteUrl: string) {
  const write = () =>
    api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Plainclaim API', version: '1' },
      servers: [{ url: siteUrl }],
    });
  let written: ReturnType<typeof write> | undefined;
  // Generated on first request and cached: it takes a tenth of a second, which any client could ask for.
  const document = () => {
    written ??= write();
    return written;
  };
  return new Hono<AppEnv>()
    .get('/openapi.json', (c) => c.json(document()))
    .get('/docs', (c) => c.html(docsPage(document(), c.get('nonce'))));
}
