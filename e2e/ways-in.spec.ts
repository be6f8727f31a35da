import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { consentCookie } from './support/consent.ts';
import { newAddress, press, signIn, signOut, signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';
import { installWallet, startWithWays } from './support/ways.ts';

const main = (page: Page) => page.getByRole('main');

test('nothing of it is there where nothing is set up', full, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const response = await open(page, '/signin');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /Continue with/ })).toHaveCount(0);
  expect(asked.filter((url) => /other-ways|phone-form|wallet|captcha\.js|mount-captcha/.test(url))).toEqual(
    [],
  );
  expect(response?.headers()['content-security-policy']).not.toMatch(/captcha|cloudflare|127\.0\.0\.1/);
});

test.describe('with every way in', () => {
  // One server for all of these tests, one after the other.
  test.describe.configure({ mode: 'serial' });
  let running: Awaited<ReturnType<typeof startWithWays>>;
  test.beforeAll(async () => {
    running = await startWithWays();
  });
  test.afterAll(() => running?.stop());

  test('by phone: signs up with a code, and comes back by one', full, async ({ browser }) => {
    test.setTimeout(300_000);
    await visit(browser, running.address, async (page, context) => {
      const typed = '07700 900123';
      await open(page, '/signup/plaintiff');
      await press(page, 'Continue with your phone number');
      await expect(page.getByLabel('Phone number')).toBeFocused();
      await expectAccessibleEverywhere(page, 'signing up by phone');
      await press(page, 'Text Me a Code');
      await expect(page.getByRole('alert')).toContainText('Phone number is required');
      await page.getByLabel('Phone number').fill(typed);
      await press(page, 'Text Me a Code');
      await expect(main(page)).toContainText('A code is on its way to +447700900123');
      const first = await codeTo(context.request, typed);
      await page.getByLabel('Code from the text message').fill(first === '000000' ? '000001' : '000000');
      await press(page, 'Continue');
      await expect(page.getByRole('alert')).toContainText('That code is not right');
      await page.getByLabel('Code from the text message').fill(first);
      await press(page, 'Continue');
      await page.waitForURL('/submit-claim');

      await signOut(page);
      await open(page, '/signin');
      await press(page, 'Continue with your phone number');
      await page.getByLabel('Phone number').fill(typed);
      await press(page, 'Text Me a Code');
      await expect(page.getByLabel('Code from the text message')).toBeVisible();
      await expectAccessibleEverywhere(page, 'the code of a sign-in');
      await page.getByLabel('Code from the text message').fill(await codeTo(context.request, typed));
      await press(page, 'Continue');
      await page.waitForURL('/plaintiff-dashboard');
    });
  });

  test('by phone and password, and nobody learns whether a number is known', full, async ({ browser }) => {
    await visit(browser, running.address, async (page, context) => {
      await open(page, '/signin');
      await press(page, 'Continue with your phone number');
      await page.getByLabel('Phone number').fill('07700 900777');
      await press(page, 'Text Me a Code');
      await expect(main(page)).toContainText('If this number has an account, a code is on its way');
      expect(await codeTo(context.request, '07700 900777', false)).toBe('');
      await press(page, 'No message? Check the number and try again');
      await press(page, 'Use a password instead');
      await page.getByLabel('Password', { exact: true }).fill('not this one');
      await press(page, 'Sign In');
      await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
      await press(page, 'Continue with your email');
      await expect(page.getByLabel('Email')).toBeVisible();
    });
  });

  test('a phone is added in the profile, guards the account, and goes again', full, async ({ browser }) => {
    test.setTimeout(300_000);
    await visit(browser, running.address, async (page, context) => {
      const email = newAddress();
      await signUpApart(page, email);
      await open(page, '/profile');
      const number = page.getByRole('region', { name: 'Phone number' });
      const texts = page.getByRole('region', { name: 'Codes by text message' });
      await press(page, 'Add a phone number');
      await expect(number.getByLabel('Phone number')).toBeFocused();
      await number.getByLabel('Phone number').fill('07700 900456');
      await number.getByRole('button', { name: 'Text me a code' }).click();
      await number
        .getByLabel('Code from the text message')
        .fill(await codeTo(context.request, '07700 900456'));
      await number.getByRole('button', { name: 'Confirm' }).click();
      await expect(number).toContainText('You can sign in with +447700900456 now.');

      await press(page, 'Set up codes by text message');
      await expect(texts.getByLabel('Phone number')).toHaveValue('+447700900456');
      await texts.getByLabel('Phone number').fill('07700 900789');
      await texts.getByRole('button', { name: 'Text me a code' }).click();
      await texts
        .getByLabel('Code from the text message')
        .fill(await codeTo(context.request, '07700 900789'));
      await expectAccessibleEverywhere(page, 'the profile with a phone');
      await texts.getByRole('button', { name: 'Confirm' }).click();
      await expect(texts.getByRole('listitem')).toHaveCount(10);
      await expect(texts).toContainText('number ending in 789');

      await signOut(page);
      await signIn(page, email);
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
      await expect(page.getByLabel('Code from your authenticator app')).toHaveCount(0);
      await expect(main(page)).toContainText('We text a code to the number ending in 789.');
      await expectAccessibleEverywhere(page, 'the second step by phone');
      const before = await codeTo(context.request, '07700 900789');
      await press(page, 'Text me a code');
      await page.getByLabel('Code from the text message').fill(before);
      await press(page, 'Continue');
      await expect(page.getByRole('alert')).toContainText('That code is not right');
      await page.getByLabel('Code from the text message').fill(await codeTo(context.request, '07700 900789'));
      await press(page, 'Continue');
      await page.waitForURL('/plaintiff-dashboard');

      await open(page, '/profile');
      await press(page, 'Stop codes by text message');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stop them' }).click();
      await expect(texts.getByRole('status')).toHaveText('We no longer text you codes.');
      await press(page, 'Remove phone number');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove number' }).click();
      await expect(number.getByRole('status')).toHaveText('Your phone number is removed.');
      await signOut(page);
      await signIn(page, email);
      await page.waitForURL('/plaintiff-dashboard');
    });
  });

  test('with one’s organisation', full, async ({ browser }) => {
    await visit(browser, running.address, async (page) => {
      await open(page, '/signin');
      await press(page, 'Continue with your organisation');
      await expectAccessibleEverywhere(page, 'the question for the organisation');
      await page.getByLabel('Work email').fill('ada@unknown.example');
      await press(page, 'Continue');
      await expect(page.getByRole('alert')).toContainText('We know no sign-in page of unknown.example');
      await page.getByLabel('Work email').fill('ada@firm.example');
      await press(page, 'Continue');
      await page.getByRole('button', { name: 'Sign in at the firm' }).click();
      await page.waitForURL('/plaintiff-dashboard');
      await open(page, '/profile');
      await expect(main(page)).toContainText('ada@firm.example');
    });
  });

  test('with a wallet, and says what to do without one', full, async ({ browser }) => {
    await visit(browser, running.address, async (page) => {
      await open(page, '/signin');
      await press(page, 'Continue with a crypto wallet');
      await expect(main(page).getByText('We found no wallet in this browser')).toBeVisible();
      await expectAccessibleEverywhere(page, 'no wallet');
      const wallet = await installWallet(page);
      await open(page, '/signin');
      await press(page, 'Continue with a crypto wallet');
      expect(await isScrollingSideways(page)).toBe(false);
      wallet.refuseNext();
      await press(page, 'Sign In with Your Wallet');
      await expect(page.getByRole('alert')).toContainText('Your wallet did not sign. Nothing has changed.');
      await press(page, 'Sign In with Your Wallet');
      await page.waitForURL('/plaintiff-dashboard');
      // A wallet account has neither password nor mailbox: its recent signature confirms the deletion.
      await open(page, '/profile');
      await press(page, 'Delete your account');
      await expect(main(page)).toContainText('This takes a sign-in of the last 10 minutes');
      await page.getByLabel('Type DELETE to confirm').fill('DELETE');
      await press(page, 'Delete your account for good');
      await page.waitForURL('/account-deleted');
    });
  });
});

for (const service of ['turnstile', 'hcaptcha'] as const) {
  test.describe(`with the captcha of ${service}`, () => {
    // One server for both tests, one after the other.
    test.describe.configure({ mode: 'serial' });
    let running: Awaited<ReturnType<typeof startWithWays>>;
    test.beforeAll(async () => {
      running = await startWithWays(service, { AUTH_WEB3: 'off', AUTH_SAML: 'off' });
    });
    test.afterAll(() => running?.stop());

    test('nobody gets in without it', full, async ({ browser }) => {
      test.setTimeout(300_000);
      await visit(browser, running.address, async (page, context) => {
        const answer = await open(page, '/signup/plaintiff');
        const policy = answer?.headers()['content-security-policy'] ?? '';
        const allowed = (rule: string) => new RegExp(`${rule} ([^;]*)`).exec(policy)?.[1] ?? '';
        for (const rule of ['script-src', 'frame-src', 'connect-src'])
          expect(allowed(rule)).toContain(running.outside.address);
        expect(allowed('img-src')).not.toContain(running.outside.address);

        const email = 'captcha@example.com';
        const password = 'violet-kettle-42';
        const bare = await context.request.post('/auth/v1/signup', { data: { email, password } });
        expect(bare.status()).toBe(400);
        await page.getByLabel('Full name').fill('Hannah Okoro');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByLabel('Confirm password').fill(password);
        await page.getByLabel(/I am 18 or over/).check();
        await press(page, 'Create Account');
        await page.waitForURL('/submit-claim');
        await signOut(page);

        await open(page, '/signin');
        await expect(page.locator('iframe[title=Captcha]')).toHaveCount(1);
        await page.getByLabel('Email').fill(email);
        await press(page, 'Sign in with Magic Link');
        await expect(main(page).getByText('Look in your inbox')).toBeVisible();
        await press(page, 'Send a new email');
        await expect(main(page).getByText('A new email is on its way.')).toBeVisible();
        await press(page, 'Back to sign in with a password');
        await page.getByLabel('Password', { exact: true }).fill('not this one');
        await press(page, 'Sign In');
        await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
        await page.getByLabel('Password', { exact: true }).fill(password);
        await press(page, 'Sign In');
        await page.waitForURL('/plaintiff-dashboard');
        await signOut(page);

        await open(page, '/reset-password');
        await page.getByLabel('Email').fill(email);
        await press(page, 'Send the Link');
        await expect(main(page).getByText('Look in your inbox')).toBeVisible();
        await open(page, '/signin');
        await press(page, 'Continue with your phone number');
        await expect(page.locator('iframe[title=Captcha]')).toHaveCount(1);
        await page.getByLabel('Phone number').fill('07700 900123');
        await press(page, 'Text Me a Code');
        await expect(page.getByLabel('Code from the text message')).toBeVisible();
        // Each request has a fresh proof.
        expect(running.outside.asked).toHaveLength(new Set(running.outside.asked).size);
        expect(running.outside.asked).toHaveLength(7);
      });
    });

    test('says so when it does not load', full, async ({ browser }) => {
      await visit(browser, running.address, async (page) => {
        await page.route(`${running.outside.address}/${service}.js*`, (route) => route.abort());
        await open(page, '/signin');
        await page.getByLabel('Email').fill('ada@example.com');
        await page.getByLabel('Password', { exact: true }).fill('violet-kettle-42');
        await press(page, 'Sign In');
        await expect(page.getByRole('alert')).toContainText('could not be loaded');
      });
    });
  });
}

/** Runs a journey in a new browser context on a separate server; a policy violation fails the test. */
async function visit(
  browser: Browser,
  address: string,
  journey: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB' });
  try {
    await context.addCookies([consentCookie(address)]);
    const complaints: string[] = [];
    const page = await context.newPage();
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await journey(page, context);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

/** The newest code texted to a number; empty when there is none. */
async function codeTo(request: APIRequestContext, phone: string, isExpected = true): Promise<string> {
  const to = phone.replace(/^0/, '44');
  const read = async () => {
    const page = await (await request.get(`/dev/mailbox/texts?to=${encodeURIComponent(to)}`)).text();
    return /\b(\d{6}) is your Plainclaim code/.exec(page)?.[1] ?? '';
  };
  if (isExpected) await expect.poll(read).toMatch(/^\d{6}$/);
  return await read();
}
