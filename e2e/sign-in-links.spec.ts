import type { APIRequestContext, Page } from '@playwright/test';
import { type Mail, newestMail, openLink } from './support/mailbox.ts';
import { newAccount, newAddress, press, signOut } from './support/new-person.ts';
import { expect, full, test } from './support/test.ts';

/** Creates an account and returns its mail with a sign-in link. */
async function signInMail(
  request: APIRequestContext,
  baseURL: string,
): Promise<{ mail: Mail; email: string }> {
  const email = newAddress();
  await newAccount(request, email);
  const redirectTo = encodeURIComponent(`${baseURL}/signin`);
  const answer = await request.post(`/auth/v1/otp?redirect_to=${redirectTo}`, {
    data: { email, create_user: false },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return { mail: await newestMail(request, email, /sign in/i), email };
}

async function expectDashboard(page: Page): Promise<void> {
  await page.waitForURL('/plaintiff-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening)/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
}

test('a sign-in link opens the dashboard, not only its address', async ({ page, request, baseURL }) => {
  const { mail, email } = await signInMail(request, baseURL ?? '');
  await openLink(page, mail, email, 'Sign in');
  await expectDashboard(page);
});

test('a sign-in link opens the dashboard in a tab of its own', full, async ({ page, request, baseURL }) => {
  const { mail, email } = await signInMail(request, baseURL ?? '');
  await page.goto('/signin');
  const other = await page.context().newPage();
  await openLink(other, mail, email, 'Sign in');
  await expectDashboard(other);
  await expectDashboard(page);
});

test(
  'a sign-in link leads on to the page it was asked for, in another browser too',
  full,
  async ({ page, request, browser, baseURL }) => {
    const email = newAddress();
    await newAccount(request, email);
    await page.goto('/profile');
    await page.waitForURL('/signin');
    await page.getByLabel('Email').fill(email);
    await press(page, 'Sign in with Magic Link');
    const phone = await (await browser.newContext({ baseURL })).newPage();
    await openLink(phone, await newestMail(request, email, /sign in/i), email, 'Sign in');
    await phone.waitForURL('/profile');
    await phone.context().close();
  },
);

test(
  'a slow phone opens a sign-in link and signs out at once',
  full,
  async ({ browser, request, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const device = await context.newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await device.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    const { mail, email } = await signInMail(request, baseURL ?? '');
    await openLink(page, mail, email, 'Sign in');
    await page.waitForURL('/plaintiff-dashboard');
    await signOut(page);
    await page.goto('/plaintiff-dashboard');
    await page.waitForURL('/signin');
    expect(complaints).toEqual([]);
    await context.close();
  },
);
