import { demoAccounts } from './support/accounts.ts';
import { signIn } from './support/new-person.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

for (const [role, target] of [
  ['plaintiff', '/submit-claim'],
  ['solicitor', '/solicitor-dashboard'],
  ['tester', '/testing'],
  ['admin', '/admin/dashboard'],
] as const) {
  test.describe(`the home page's button, pressed by a ${role}`, () => {
    test.use({ signedInAs: role });

    test(`leads to ${target}`, full, async ({ page }) => {
      await open(page, '/');
      // A role without access is redirected at once, so the path is recorded during the navigation.
      const passed: string[] = [];
      page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
      await page.getByRole('link', { name: 'Submit Your Claim' }).first().click();
      await expect.poll(() => passed).toContain(target);
    });
  });
}

for (const [role, path] of [
  ['admin', '/admin/replies'],
  ['solicitor', '/profile'],
  ['tester', '/profile'],
] as const) {
  test(
    `a link in a mail leads a signed-out ${role} to ${path} by way of the sign-in page`,
    full,
    async ({ page }) => {
      const account = demoAccounts().find((one) => one.role === role);
      if (!account) throw new Error(`there is no demo account for a ${role}`);
      await open(page, path);
      await page.waitForURL(/\/signin/);
      await signIn(page, account.email, account.password);
      await page.waitForURL(path);
      await expect(page.locator('h1')).toBeVisible();
    },
  );
}

test.describe("the home page's button, when the session cannot be checked", () => {
  test.use({ signedInAs: 'plaintiff', mayComplain: /Failed to load resource/ });

  test('says so and stays', full, async ({ page }) => {
    await page.route('**/auth/v1/user', (route) => route.abort());
    await open(page, '/');
    await page.getByRole('link', { name: 'Submit Your Claim' }).first().click();
    await expect(page.getByText('Authentication check failed. Please try again.')).toBeVisible();
    await page.unroute('**/auth/v1/user');
    await page.getByRole('link', { name: 'Submit Your Claim' }).first().click();
    await page.waitForURL('/submit-claim');
  });
});
