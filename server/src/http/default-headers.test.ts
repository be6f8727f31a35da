import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { AppError } from '@plainclaim/domain/shared/errors';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { watchedLog } from '../testing/watched-log.ts';
import { compression } from './compression.ts';
import type { AppEnv } from './context.ts';
import { answerError, answerNotFound } from './errors.ts';
import { requestIdentity } from './request-identity.ts';
import { securityHeaders } from './security-headers.ts';

function app() {
  const http = new Hono<AppEnv>()
    .use(requestIdentity(1))
    .use(securityHeaders({ https: true }))
    .use(compression())
    .get('/plain', (c) => c.json({ nonce: c.get('nonce') }))
    .get('/own', (c) => {
      c.header('content-security-policy', "default-src 'none'");
      c.header('referrer-policy', 'no-referrer');
      return c.text('x', 200, { 'cache-control': 'public, max-age=60' });
    })
    .get(
      '/stream',
      () =>
        new Response(new Blob(['x'.repeat(5_000)]).stream(), { headers: { 'content-type': 'text/html' } }),
    )
    .get('/nothing', (c) => c.body(null, 204))
    .get('/elsewhere', (c) => c.redirect('/plain'))
    .get('/fails', () => {
      throw new AppError('conflict', 'taken');
    })
    .get('/breaks', () => {
      throw new Error('broken');
    });
  http.onError(answerError(watchedLog().log));
  http.notFound(answerNotFound);
  return http;
}

/** Of the connection, or other each time. */
const notCompared = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

async function seen(response: Response) {
  const nonce = ((await response.text()).match(/"nonce":"([^"]+)"/) ?? [])[1];
  const headers = [...response.headers].filter(([name]) => !notCompared.has(name));
  const policy = response.headers.get('content-security-policy') ?? '';
  const drawn = /nonce-([^']+)'/.exec(policy)?.[1];
  if (nonce) expect(drawn).toBe(nonce);
  return {
    status: response.status,
    headers: Object.fromEntries(
      headers.map(([name, value]) => [name, drawn ? value.replaceAll(drawn, '…') : value]),
    ),
  };
}

it.each(['/plain', '/own', '/stream', '/nothing', '/elsewhere', '/fails', '/breaks', '/nowhere'])(
  '%s carries the same headers over a connection as without one',
  async (path) => {
    const http = app();
    const server = createAdaptorServer({ fetch: http.fetch });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const init = {
      redirect: 'manual',
      headers: { 'x-request-id': 'a-request-of-ours', 'accept-encoding': 'identity' },
    } as const;
    const connected = await seen(await fetch(`http://127.0.0.1:${port}${path}`, init));
    expect(connected).toEqual(await seen(await http.request(path, init)));
    expect(connected.headers).toMatchObject({
      'x-request-id': 'a-request-of-ours',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy':
        path === '/own' ? "default-src 'none'" : expect.stringContaining("'nonce-…'"),
      'cache-control': path === '/own' ? 'public, max-age=60' : 'private, no-store',
    });
  },
);
