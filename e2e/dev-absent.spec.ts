import { noOperatorWords } from '@plainclaim/domain/shared/operator';
import { startProduction } from './support/production.ts';
import type { RunningServer } from './support/start-server.ts';
import { expect, full, test } from './support/test.ts';

test('pages for developers are there in the demo', async ({ request }) => {
  expect((await request.get('/dev/ui')).status()).toBe(200);
  expect((await request.get('/dev/mailbox')).status()).toBe(200);
  expect((await request.get('/dev/checkout/checkout.css')).status()).toBe(200);
});

test('where no company is named, About says so', async ({ request }) => {
  expect(await (await request.get('/about')).text()).toContain(noOperatorWords);
});

test.describe('in production', () => {
  // One server for all of these tests, one after the other.
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

  test('About, the terms and the privacy notice name the company that runs it', full, async ({ request }) => {
    for (const path of ['/about', '/terms', '/privacy'])
      expect(await (await request.get(`${server.address}${path}`)).text(), path).toContain(
        'Plainclaim is run by Plainclaim Example Ltd, registered in England and Wales with number 01234567. Registered office: 1 Example Street, Leeds LS1 1AA.',
      );
  });

  test('there is neither the testing page nor its API', full, async ({ request }) => {
    for (const path of ['/testing', '/testing/', '/testing.data', '/api/testing/claims/cleanup'])
      expect((await request.get(`${server.address}${path}`)).status(), path).toBe(404);
    expect((await request.post(`${server.address}/api/testing/runs/deadline`)).status()).toBe(404);
    expect(await (await request.get(`${server.address}/testing`)).text()).toContain('Page not found');
  });
});
