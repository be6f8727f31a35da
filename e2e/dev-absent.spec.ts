import { startProduction } from './support/production.ts';
import type { RunningServer } from './support/start-server.ts';
import { expect, full, test } from './support/test.ts';

test('pages for developers are there in the demo', async ({ request }) => {
  expect((await request.get('/dev/ui')).status()).toBe(200);
  expect((await request.get('/dev/mailbox')).status()).toBe(200);
  expect((await request.get('/dev/checkout/checkout.css')).status()).toBe(200);
});

test.describe('in production', () => {
  // One server for both of them, one after the other.
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startProduction();
  });
  test.afterAll(() => server?.stop());

  test('and absent in production, like the demo accounts', full, async ({ request }) => {
    expect((await request.get(`${server.address}/`)).status()).toBe(200);
    const absent = ['/dev/ui', '/dev/ui/', '/dev/ui.data', '/dev/empty', '/dev/mailbox'];
    for (const path of [...absent, '/dev/checkout/checkout.css', '/dev/checkout/any']) {
      expect((await request.get(`${server.address}${path}`)).status(), path).toBe(404);
    }
    expect(await (await request.get(`${server.address}/dev/ui`)).text()).toContain('Page not found');
    expect(server.accounts).toEqual([]);
  });

  test('there is neither the testing page nor its API', full, async ({ request }) => {
    for (const path of ['/testing', '/testing/', '/testing.data', '/api/testing/claims/cleanup'])
      expect((await request.get(`${server.address}${path}`)).status(), path).toBe(404);
    expect((await request.post(`${server.address}/api/testing/runs/deadline`)).status()).toBe(404);
    expect(await (await request.get(`${server.address}/testing`)).text()).toContain('Page not found');
  });
});
