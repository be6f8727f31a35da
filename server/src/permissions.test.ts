import { expect, it } from 'vitest';
import { testApp } from './testing/test-app.ts';

/**
 * Who may do what: every operation of the server, and what each kind of person is answered.
 * A route that is not in this table fails the run.
 */
const people = ['anonymous'] as const;

type Answers = Record<(typeof people)[number], number>;

const nobody = '00000000-0000-4000-8000-000000000000';
const publicly = (status: number): Answers => ({ anonymous: status });

const table: Record<string, { readonly path?: string; readonly answers: Answers }> = {
  'GET /healthz': { answers: publicly(200) },
  'GET /readyz': { answers: publicly(200) },
  'GET /metrics': { answers: publicly(200) },
  'GET /api/openapi.json': { answers: publicly(200) },
  'GET /api/docs': { answers: publicly(200) },
  'ALL /api/*': { path: '/api/nothing-here', answers: publicly(404) },
  'GET /files/:token': { path: '/files/forged.token', answers: publicly(404) },
  'GET /files/public/:path{.+}': { path: '/files/public/blog/none.png', answers: publicly(404) },
  'GET /dev/mailbox': { answers: publicly(200) },
  'GET /dev/mailbox/mailbox.css': { answers: publicly(200) },
  'GET /dev/mailbox/api': { answers: publicly(200) },
  'GET /dev/mailbox/:id': { path: `/dev/mailbox/${nobody}`, answers: publicly(404) },
  'GET /dev/mailbox/:id/html': { path: `/dev/mailbox/${nobody}/html`, answers: publicly(404) },
  'GET /dev/mailbox/:id/attachments/:attachmentId': {
    path: `/dev/mailbox/${nobody}/attachments/${nobody}`,
    answers: publicly(404),
  },
};

it('lists every route of the server, and nothing that is gone', async () => {
  const { app } = await testApp();
  // Middleware is mounted for all methods on a pattern that ends in a star; it answers nothing itself.
  const isMiddleware = ({ method, path }: { method: string; path: string }) =>
    method === 'ALL' && path.endsWith('*') && path !== '/api/*';
  const routes = app.http.routes
    .filter((route) => !isMiddleware(route))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(routes)].sort()).toEqual(Object.keys(table).sort());
});

it('answers each kind of person as the table says', async () => {
  const { request } = await testApp();
  for (const [operation, { path, answers }] of Object.entries(table)) {
    const [method, pattern] = operation.split(' ') as [string, string];
    for (const person of people) {
      const res = await request(path ?? pattern, { method: method === 'ALL' ? 'GET' : method });
      expect.soft(res.status, `${operation} as ${person}`).toBe(answers[person]);
    }
  }
});

it('has no developer pages in production', async () => {
  const { request } = await testApp({
    settings: {
      MODE: 'production',
      SITE_URL: 'https://plainclaim.example',
      SECRET_KEY: 'x'.repeat(40),
      DATABASE_URL: 'postgres://unused.example/plainclaim',
      MAIL_FROM: 'claims@plainclaim.example',
      TEAM_MAILBOX: 'team@plainclaim.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  });
  for (const path of ['/dev/mailbox', '/dev/mailbox/api', '/metrics'])
    expect((await request(path)).status).toBe(404);
});
