import type { Role } from '@plainclaim/domain/accounts/roles';
import type { APIRequestContext, Page } from '@playwright/test';
import { newAddress, password } from './support/new-person.ts';
import { expect, full, test } from './support/test.ts';

// On a phone, where a moving footer covers a large part of the screen.
test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

declare global {
  var moved: number | undefined;
}

const pages: readonly (readonly [role: Role, paths: readonly string[]])[] = [
  ['plaintiff', ['/submit-claim', '/plaintiff-dashboard', '/plaintiff-dashboard/claims', '/profile']],
  [
    'admin',
    [
      '/admin/dashboard',
      '/admin/claims/all',
      '/admin/users',
      '/admin/mail',
      '/admin/replies',
      '/admin/payouts',
    ],
  ],
];

for (const [role, paths] of pages) {
  test.describe(`what someone signed in as ${role} opens`, () => {
    test.use({ signedInAs: role });

    for (const path of paths) {
      test(`${path} does not jump while its parts arrive`, full, async ({ page, request }) => {
        if (path === '/admin/dashboard') await letSomeoneWait(request);
        await watchMoves(page);
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        // Lighthouse calls a layout shift below 0.1 good; a footer pushed out of the window alone makes 0.2
        // and more.
        expect(await page.evaluate(() => globalThis.moved)).toBeLessThan(0.1);
      });
    }
  });
}

/** A new registration, which the dashboard shows to admins once it has loaded. */
async function letSomeoneWait(request: APIRequestContext): Promise<void> {
  const data = { role: 'solicitor', full_name: 'Moira Kerr', jurisdictions: ['Scotland'] };
  const answer = await request.post('/auth/v1/signup', { data: { email: newAddress(), password, data } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Sums up the browser's layout-shift scores. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        globalThis.moved = (globalThis.moved ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
