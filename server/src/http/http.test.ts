import { createRoute, z } from '@hono/zod-openapi';
import { AppError, errorCodes } from '@plainclaim/domain/shared/errors';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { watchedLog } from '../testing/watched-log.ts';
import { accessLog } from './access-log.ts';
import type { AppEnv } from './context.ts';
import { createApi } from './create-api.ts';
import { answerError, answerNotFound } from './errors.ts';
import { requestIdentity } from './request-identity.ts';
import { securityHeaders } from './security-headers.ts';

const userId = '7b0c8a52-6a6f-4d2f-9f3c-1d2f6a7b8c9d';
const actor = {
  userId,
  email: '',
  role: 'plaintiff',
  sessionId: '',
  aal: 'aal1',
  needsSecondStep: false,
  isConfirmed: false,
} as const;

const echo = createRoute({
  method: 'post',
  path: '/echo',
  request: {
    body: {
      content: {
        'application/json': { schema: z.object({ name: z.string().min(1, 'Your name is required') }) },
      },
      required: true,
    },
  },
  responses: {
    200: {
      description: 'The name again.',
      content: { 'application/json': { schema: z.object({ name: z.string() }) } },
    },
  },
});

function app({ trustedProxies = 0 } = {}) {
  const watched = watchedLog();
  const metrics = createMetrics();
  const api = createApi().openapi(echo, (c) => c.json(c.req.valid('json'), 200));
  const http = new Hono<AppEnv>()
    .use(requestIdentity(trustedProxies))
    .use(securityHeaders({ https: true }))
    .use(accessLog(watched.log, metrics.http))
    .use(bodyLimit({ maxSize: 1024 }))
    .get('/pay/:token', (c) => c.text('the payment page'))
    .get('/address', (c) => c.text(c.get('clientAddress')))
    .get('/fails/:code', (c) => {
      c.set('actor', actor);
      const code = errorCodes.find((one) => one === c.req.param('code'));
      throw code
        ? new AppError(code, 'secret detail', { retryAfterSeconds: 7 })
        : new Error('database password is hunter2');
    })
    .route('/', api);
  http.onError(answerError(watched.log));
  http.notFound(answerNotFound);
  return { http, watched, metrics };
}

const post = (body: string, type = 'application/json') =>
  app().http.request('/echo', { method: 'POST', body, headers: { 'content-type': type } });

describe('errors', () => {
  it.each(errorCodes)('%s has a status, words for people and no detail', async (code) => {
    const { http, watched } = app();
    watched.expectError('request failed');
    const res = await http.request(`/fails/${code}`);
    const body = (await res.json()) as { error: { code: string; message: string; requestId: string } };
    expect(res.status).toBeGreaterThanOrEqual(400);
    expect(body.error).toMatchObject({ code, requestId: res.headers.get('x-request-id') });
    expect(body.error.message).not.toContain('secret');
    expect(res.headers.get('retry-after')).toBe('7');
  });

  it('keep the details of a bug for the log', async () => {
    const { http, watched } = app();
    const res = await http.request('/fails/bug');
    expect(res.status).toBe(500);
    expect(await res.text()).not.toContain('hunter2');
    const [line] = watched.unexpectedErrors();
    expect(JSON.stringify(line)).toContain('hunter2');
    expect(line?.requestId).toBe(res.headers.get('x-request-id'));
  });

  it.each([
    ['forbidden', 'info'],
    ['confirmation_needed', 'info'],
    ['rate_limited', 'info'],
    ['not_found', 'debug'],
  ])('log the refusal %s at level %s, with who asked', async (code, level) => {
    const { http, watched } = app();
    await http.request(`/fails/${code}`);
    const line = watched.lines.find(({ msg }) => msg === 'request refused');
    expect(line).toMatchObject({ level, code, userId });
  });

  it('name each wrong field', async () => {
    const res = await post('{"name":""}');
    expect(res.status).toBe(422);
    expect(await res.json()).toMatchObject({
      error: { code: 'validation_failed', fields: [{ field: 'name', message: 'Your name is required' }] },
    });
  });

  it.each([
    ['cut-off JSON', '{"name":', 'application/json', 422],
    ['null', 'null', 'application/json', 422],
    ['a form', 'name=Ada', 'application/x-www-form-urlencoded', 415],
    ['a huge body', JSON.stringify({ name: 'x'.repeat(5000) }), 'application/json', 413],
    ['what fits', '{"name":"Ada"}', 'application/json', 200],
  ])('answer %s in kind', async (_what, body, type, status) => {
    expect((await post(body, type)).status).toBe(status);
  });
});

describe('every answer', () => {
  it('carries strict headers and a nonce of its own', async () => {
    const { http } = app();
    const [one, two] = await Promise.all([http.request('/pay/t0ken'), http.request('/nowhere')]);
    const nonces = [one, two].map(
      (res) => /'nonce-([^']+)'/.exec(res.headers.get('content-security-policy') ?? '')?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const res of [one, two]) {
      expect(res.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(res.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe");
      expect(res.headers.get('x-content-type-options')).toBe('nosniff');
      expect(res.headers.get('strict-transport-security')).toContain('max-age=');
      expect(res.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('is logged and counted by its route, never by its path', async () => {
    const { http, watched, metrics } = app();
    await http.request('/pay/very-secret-token');
    expect(JSON.stringify(watched.lines)).not.toContain('very-secret-token');
    expect(watched.lines.at(-1)).toMatchObject({
      msg: 'request',
      method: 'GET',
      route: '/pay/:token',
      status: 200,
    });
    expect(await metrics.text()).toContain(
      'plainclaim_http_requests_total{method="GET",route="/pay/:token",status="200"} 1',
    );
  });
});

describe('who is asking', () => {
  const forwarded = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-request-id': 'from-outside-1' };

  it('believes no header without a trusted proxy', async () => {
    const res = await app().http.request('/address', { headers: forwarded });
    expect(await res.text()).toBe('127.0.0.1');
    expect(res.headers.get('x-request-id')).not.toBe('from-outside-1');
  });

  it('takes the address the nearest trusted proxy saw, not what the visitor wrote', async () => {
    const res = await app({ trustedProxies: 1 }).http.request('/address', { headers: forwarded });
    expect(await res.text()).toBe('203.0.113.9');
    expect(res.headers.get('x-request-id')).toBe('from-outside-1');
  });
});
