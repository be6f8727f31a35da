import { type Role, roles } from '@plainclaim/domain/accounts/roles';
import { decideRoute, type RouteDecision } from '@plainclaim/domain/accounts/route-access';
import type { Page } from '@playwright/test';
import { everyPage } from './support/routes.ts';
import { expect, full, test } from './support/test.ts';

// Some pages are about a missing claim or post; the 404 also appears in the browser's console.
test.use({ mayComplain: /the server responded with a status of 404/ });

const privatePages = everyPage().filter(({ isPrivate }) => isPrivate);

const show: RouteDecision = { kind: 'show' };
const signIn: RouteDecision = { kind: 'sign-in' };
const home: RouteDecision = { kind: 'home' };
const denied = (role: string): RouteDecision => ({
  kind: 'denied',
  message: `You need ${role} privileges to access this page.`,
});

// One page per kind of decision and role. `web/app/routes.test.ts` has the decisions for all pages.
const examples: readonly (readonly [Role | null, readonly (readonly [path: string, RouteDecision])[]])[] = [
  [null, [['/plaintiff-dashboard', signIn]]],
  [
    'plaintiff',
    [
      ['/profile', show],
      ['/testing', home],
      ['/admin/dashboard', denied('admin')],
    ],
  ],
  [
    'solicitor',
    [
      ['/solicitor-dashboard', show],
      ['/submit-claim', home],
      ['/admin/users', denied('admin')],
    ],
  ],
  [
    'tester',
    [
      ['/testing', show],
      ['/plaintiff-dashboard', home],
      ['/solicitor-dashboard', denied('solicitor')],
    ],
  ],
  ['admin', [['/admin/mail', show]]],
];

for (const [role, visits] of examples) {
  test.describe(role ?? 'someone signed out', () => {
    test.use({ signedInAs: role });
    test('meets each kind of decision', async ({ page }) => {
      for (const [path, decision] of visits) await expectDecision(page, path, role, decision);
    });
  });
}

test('every private page asks someone signed out to sign in', full, async ({ page }) => {
  test.slow();
  for (const { path } of privatePages) await expectDecision(page, path, null, signIn);
});

for (const role of roles) {
  test.describe(role, () => {
    test.use({ signedInAs: role });
    test('sees what their role may see, and is told or led away from the rest', full, async ({ page }) => {
      // It opens some twenty pages.
      test.slow();
      for (const { path } of privatePages) await expectDecision(page, path, role, decideRoute(path, role));
    });
  });
}

async function expectDecision(
  page: Page,
  path: string,
  role: Role | null,
  decision: RouteDecision,
): Promise<void> {
  await page.goto(path);
  switch (decision.kind) {
    case 'show':
      await expect(page.locator('h1')).not.toHaveText('Access Denied');
      expect.soft(new URL(page.url()).pathname, `${path} as ${role}`).toBe(path);
      break;
    case 'sign-in':
      await page.waitForURL('/signin');
      break;
    case 'home':
      await page.waitForURL('/');
      break;
    case 'denied':
      await expect.soft(page.locator('h1'), `${path} as ${role}`).toHaveText('Access Denied');
      await expect.soft(page.getByText(decision.message)).toBeVisible();
  }
}
