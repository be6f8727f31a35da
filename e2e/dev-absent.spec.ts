import { startProduction } from './support/production.ts';
import { expect, test } from './support/test.ts';

test('pages for developers are there in the demo', async ({ request }) => {
  expect((await request.get('/dev/ui')).status()).toBe(200);
  expect((await request.get('/dev/mailbox')).status()).toBe(200);
  expect((await request.get('/dev/checkout/checkout.css')).status()).toBe(200);
});

test('and absent in production, like the demo accounts', async ({ request }) => {
  const server = await startProduction();
  try {
    expect((await request.get(`${server.address}/`)).status()).toBe(200);
    const absent = ['/dev/ui', '/dev/ui/', '/dev/ui.data', '/dev/empty', '/dev/mailbox'];
    for (const path of [...absent, '/dev/checkout/checkout.css', '/dev/checkout/any']) {
      expect((await request.get(`${server.address}${path}`)).status(), path).toBe(404);
    }
    expect(await (await request.get(`${server.address}/dev/ui`)).text()).toContain('Page not found');
    expect(server.accounts).toEqual([]);
  } finally {
    await server.stop();
  }
});
