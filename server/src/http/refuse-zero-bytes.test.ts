import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

it('knows no address with a zero byte in it, wherever it is', async () => {
  // The log is watched: a database error in it would fail the test.
  const { request } = await testApp();
  for (const [method, path] of [
    ['GET', '/api/blog/posts/%00'],
    ['POST', '/api/blog/posts/%00/view'],
    ['GET', '/api/blog/posts?category=a%00'],
    ['GET', '/dev/checkout/%00'],
    ['GET', '/auth/v1/verify?type=recovery&token=%00'],
  ] as const)
    expect((await request(path, { method })).status, path).toBe(404);
});
