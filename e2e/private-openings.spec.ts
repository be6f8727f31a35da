import type { APIRequestContext } from '@playwright/test';
import { signOut, signUpApart } from './support/new-person.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

/** The HTML that the server sends to a browser whose cookie names the last user. */
async function sentTo(request: APIRequestContext, path: string, viewer: string | null): Promise<string> {
  const cookie = viewer ? `pc_viewer=${encodeURIComponent(viewer)}` : '';
  return await (await request.get(path, { headers: { cookie } })).text();
}

const admin = 'admin.someone@example.com';
const plaintiff = 'plaintiff.someone@example.com';

test('the heading of a private page comes with the page, for whom it is', async ({ request }) => {
  expect(await sentTo(request, '/admin/users', admin)).toContain('<h1>Users</h1>');
  expect(await sentTo(request, '/submit-claim', plaintiff)).toContain('<h1>Submit your claim</h1>');
});

test('a page about one claim says what is on its way, for whom it is', async ({ request }) => {
  const id = '00000000-0000-4000-8000-000000000000';
  expect(await sentTo(request, `/claim/${id}`, plaintiff)).toContain('Opening the claim: what happens next');
  expect(await sentTo(request, `/admin/claim-review/${id}`, admin)).toContain('Opening the claim: what was');
  for (const viewer of [null, plaintiff])
    expect(await sentTo(request, `/admin/claim-review/${id}`, viewer)).not.toContain('Opening the claim');
});

test('nobody else sees more than an outline of it', async ({ request }) => {
  for (const viewer of [null, plaintiff])
    expect(await sentTo(request, '/admin/users', viewer)).not.toContain('<h1>');
  expect(await sentTo(request, '/submit-claim', null)).not.toContain('<h1>');
});

test('what a page still asks for is dropped when they leave', full, async ({ page }) => {
  await signUpApart(page);
  const held = Promise.withResolvers<void>();
  // Holds the page's first requests until the session is over.
  await page.route(/\/api\//, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(/\/api\//);
  await page.goto('/plaintiff-dashboard');
  await asked;
  await signOut(page);
  held.resolve();
  // A refused request would appear in the console, which fails the test.
  await page.waitForLoadState('networkidle');
});

test.describe('when nobody else can be told', () => {
  test.use({ mayComplain: /ERR_FAILED/ });

  test('signing out ends the session on this device all the same', full, async ({ page }) => {
    await signUpApart(page);
    await open(page, '/submit-claim');
    await page.route(/\/auth\/v1\/logout/, (route) => route.abort());
    await signOut(page);
    await page.goto('/submit-claim');
    await page.waitForURL('**/signin');
  });
});
