import { type Role, roles } from '@plainclaim/domain/accounts/roles';
import { decideRoute } from '@plainclaim/domain/accounts/route-access';
import type { Page } from '@playwright/test';
import { everyPage } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Each of these tests opens some twenty pages.
test.slow();
// Some of them are about a claim or a post that is not there, and the browser says so.
test.use({ mayComplain: /the server responded with a status of 404/ });

const privatePages = everyPage().filter(({ isPrivate }) => isPrivate);

async function expectDecision(page: Page, path: string, role: Role | null): Promise<void> {
  const decision = decideRoute(path, role);
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

test('every private page asks someone signed out to sign in', async ({ page }) => {
  for (const { path } of privatePages) await expectDecision(page, path, null);
});

for (const role of roles) {
  test.describe(role, () => {
    test.use({ signedInAs: role });
    test('sees what their role may see, and is told or led away from the rest', async ({ page }) => {
      for (const { path } of privatePages) await expectDecision(page, path, role);
    });
  });
}
