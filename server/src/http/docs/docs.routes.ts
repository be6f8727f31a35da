import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import type { AppEnv } from '../context.ts';
import { docsPage } from './docs-page.ts';

/** The API described for machines and for people, from the same routes that answer. */
export function createDocsRoutes(api: OpenAPIHono<AppEnv>, siteUrl: string) {
  const write = () =>
    api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Plainclaim API', version: '1' },
      servers: [{ url: siteUrl }],
    });
  let written: ReturnType<typeof write> | undefined;
  // Written when it is first asked for, and once: it takes a tenth of a second, which anyone could ask for all day.
  const document = () => {
    written ??= write();
    return written;
  };
  return new Hono<AppEnv>()
    .get('/openapi.json', (c) => c.json(document()))
    .get('/docs', (c) => c.html(docsPage(document(), c.get('nonce'))));
}
