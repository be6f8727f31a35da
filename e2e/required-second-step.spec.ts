import { Secret, TOTP } from 'otpauth';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { consentCookie } from './support/consent.ts';
import { changeDatabase } from './support/database.ts';
import { press, signIn } from './support/new-person.ts';
import { isScrollingSideways, open, tabTo } from './support/page.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { expect, full, test } from './support/test.ts';

// The refusals these tests provoke also appear in the browser's console.
test.use({ mayComplain: /the server responded with a status of 4\d\d/ });

test.describe('where admins need a second step', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ AUTH_SECOND_STEP: 'on' });
  });
  test.afterAll(() => server?.stop());

  test(
    'an admin has seven days for it, and after them sets it up before going on',
    full,
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
      await context.addCookies([consentCookie(server.address)]);
      const page = await context.newPage();
      const admin = server.accounts.find(({ role }) => role === 'admin');
      if (!admin) throw new Error('the server has no demo admin');

      // Within the grace period everything works, below a notice that links to the set-up.
      await signIn(page, admin.email, admin.password);
      await page.waitForURL('/admin/dashboard');
      await expect(page.getByText('Set up a second step: 7 days left')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
      await page.setViewportSize({ width: 375, height: 700 });
      await expectAccessibleEverywhere(page, 'the dashboard with days left for a second step');
      expect(await isScrollingSideways(page)).toBe(false);
      await page.getByRole('link', { name: 'Set up a second step' }).click();
      await page.waitForURL('/profile#second-step');
      await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeFocused();

      // After it, every page shows the set-up instead.
      const days = `update auth_users set second_step_asked_since = now() - interval '7 days' where email = $1`;
      expect(await changeDatabase(days, [admin.email], server.dataDir)).toBe(1);
      await open(page, '/admin/payouts');
      await expect(page.getByRole('heading', { name: 'Set up a second step', level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Payouts', level: 1 })).toBeHidden();
      await expectAccessibleEverywhere(page, 'the page that sets up a second step');
      expect(await isScrollingSideways(page)).toBe(false);
      await open(page, '/admin/mail');
      const begin = page.getByRole('button', { name: 'Set up authenticator app' });
      await begin.waitFor();
      await tabTo(page, begin);
      await page.keyboard.press('Enter');
      const key = page
        .getByText('Type this setup key')
        .locator('xpath=following-sibling::p[1]')
        .locator('strong');
      const secret = (await key.innerText()).replace(/\s/g, '');
      await page
        .getByLabel('Code from your app')
        .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Keep your backup codes' })).toBeVisible();
      await expectAccessibleEverywhere(page, 'the backup codes of a second step that was required');
      await press(page, 'I have kept them');

      // On to the page they had requested.
      await press(page, 'Go on');
      await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeHidden();
      await expect(page).toHaveURL('/admin/mail');
      await open(page, '/admin/payouts');
      await expect(page.getByRole('heading', { name: 'Payouts', level: 1 })).toBeVisible();
      await expect(page.getByText('Set up a second step')).toBeHidden();
      await context.close();
    },
  );
});
