import { whenAlive } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

test('what is typed before the scripts arrive stays', full, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/signin', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('hannah@example.com');
  await password.fill('violet-kettle');
  held.resolve();
  await whenAlive(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.press('End');
  await password.pressSequentially('-42');
  await expect(email).toHaveValue('hannah@example.com');
  await expect(password).toHaveValue('violet-kettle-42');
});
