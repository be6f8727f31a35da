import { AppError } from '@plainclaim/domain/shared/errors';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
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

const headersOf = async (path: string) =>
  (await app().request(path, { headers: { 'x-request-id': 'a-request-of-ours' } })).headers;

it.each(['/plain', '/stream', '/nothing', '/elsewhere', '/fails', '/breaks', '/nowhere'])(
  '%s carries the headers of every answer',
  async (path) => {
    expect(Object.fromEntries(await headersOf(path))).toMatchObject({
      'x-request-id': 'a-request-of-ours',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy': expect.stringMatching(/script-src 'self' 'nonce-[\w-]+';/),
      'cache-control': 'private, no-store',
    });
  },
);

it('leaves a route its stricter policy and its own cache rule', async () => {
  expect(Object.fromEntries(await headersOf('/own'))).toMatchObject({
    'x-request-id': 'a-request-of-ours',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'public, max-age=60',
  });
});

it('gives the route the nonce of its policy', async () => {
  const response = await app().request('/plain');
  const { nonce } = (await response.json()) as { nonce: string };
  expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(Buffer.from(nonce, 'base64url'), 'as random as 128 bits are').toHaveLength(16);
});
