import { devices } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/axe.ts';
import { linkIn, newestMail, openLink } from './support/mailbox.ts';
import {
  newAccount,
  newAddress,
  password,
  press,
  refused,
  signIn,
  signOut,
  signUp,
  signUpApart,
} from './support/new-person.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

for (const [name, device] of [
  ['desktop', { viewport: { width: 1280, height: 900 } }],
  ['phone', { viewport: devices['iPhone 13'].viewport, hasTouch: true }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ ...device, mayComplain: refused });

    test(
      'from the home page through sign-up to the claim, with one mistake, then out and in again',
      full,
      async ({ page }) => {
        const email = newAddress();
        await open(page, '/');
        await page.getByRole('link', { name: 'Submit Your Claim' }).first().click();
        await page.waitForURL('/signup?return_url=/submit-claim');
        await expect(page.getByText('You will be redirected to continue your claim')).toBeVisible();
        await page.getByRole('link', { name: 'Continue' }).click();

        await page.getByLabel('Full name').fill('Hannah Okoro');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByLabel('Confirm password').fill('something else');
        await press(page, 'Create Account');
        const summary = page.getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(summary).toContainText('Passwords do not match');
        await expect(summary).toContainText('18 or over');
        await expect(page.getByLabel('Full name')).toHaveValue('Hannah Okoro');

        await page.getByLabel('Confirm password').fill(password);
        await page.getByLabel(/I am 18 or over/).check();
        await press(page, 'Create Account');
        await page.waitForURL('/submit-claim');

        await signOut(page);
        await page.goto('/plaintiff-dashboard?claim_id=1');
        await page.waitForURL('/signin');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill('not my password');
        await press(page, 'Sign In');
        await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
        await page.getByLabel('Password', { exact: true }).fill(password);
        await press(page, 'Sign In');
        await page.waitForURL('/plaintiff-dashboard?claim_id=1');
      },
    );
  });
}

for (const path of ['/signup/plaintiff', '/signup/solicitor']) {
  test(`${path} asks about a mail domain that looks mistyped`, full, async ({ page }) => {
    await open(page, path);
    const email = page.getByLabel('Email');
    await email.fill('hannah@gmial.com');
    await expect(page.getByText('Did you mean hannah@gmail.com?')).toBeVisible();
    await expectAccessible(page, 'a mistyped mail domain');
    await page.getByRole('button', { name: /^Use it/ }).click();
    await expect(email).toHaveValue('hannah@gmail.com');
    await expect(email).toBeFocused();
    await expect(page.getByText('Did you mean')).toHaveCount(0);
  });
}

test.describe('with a link from a mail', () => {
  test.use({ mayComplain: refused });

  test('a magic link signs in once, and an address without an account gets the same answer', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const email = newAddress();
    await newAccount(request, email);
    await open(page, '/signin');
    for (const address of ['nobody-here@example.com', email]) {
      await page.getByLabel('Email').fill(address);
      await press(page, 'Sign in with Magic Link');
      await expect(
        page.getByText(`If ${address} has an account, a sign-in link is on its way.`),
      ).toBeVisible();
      await press(page, 'Back to sign in with a password');
    }
    const mail = await newestMail(request, email, /sign in/i);
    // In another browser than the one that requested the link.
    const phone = await (await browser.newContext({ baseURL })).newPage();
    await openLink(phone, mail, email, 'Sign in');
    await phone.waitForURL('/plaintiff-dashboard');
    await phone.context().close();
    await page.goto(linkIn(mail));
    await expect(page.getByText('Email link is invalid or has expired')).toBeVisible();
  });

  test('a forgotten password is replaced, and the old one no longer works', async ({ page, request }) => {
    const email = newAddress();
    await newAccount(request, email);
    await open(page, '/reset-password');
    await page.getByLabel('Email').fill('no address');
    await press(page, 'Send the Link');
    await expect(page.getByRole('alert')).toContainText('Please enter a valid email address');
    await page.getByLabel('Email').fill(email);
    await press(page, 'Send the Link');
    await expect(page.getByText('Look in your inbox')).toBeVisible();

    await openLink(page, await newestMail(request, email, /password/i), email, 'Choose a new password');
    await page.getByLabel('New password', { exact: true }).fill('another-kettle-77');
    await page.getByLabel('Confirm new password').fill('another-kettle-77');
    await press(page, 'Save New Password');
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    await signOut(page);
    await signIn(page, email);
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
    await signIn(page, email, 'another-kettle-77');
    await page.waitForURL('/plaintiff-dashboard');
  });
});

test.describe('with an authenticator app', () => {
  test.use({ mayComplain: refused });

  test('is set up, asked for, replaced once by a backup code', async ({ page }) => {
    const email = newAddress();
    await signUpApart(page, email);
    await open(page, '/profile');
    await page.getByRole('button', { name: 'Set up authenticator app' }).click();
    const key = page
      .getByText('Type this setup key')
      .locator('xpath=following-sibling::p[1]')
      .locator('strong');
    const secret = (await key.innerText()).replace(/\s/g, '');
    await page
      .getByLabel('Code from your app')
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await press(page, 'Turn on');
    const sheet = page.getByRole('heading', { name: 'Keep your backup codes' }).locator('..');
    await expect(sheet.getByRole('listitem')).toHaveCount(10);
    const backupCode = await sheet.getByRole('listitem').first().innerText();
    await press(page, 'I have kept them');

    await open(page, '/');
    await signOut(page);
    await signIn(page, email);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.goto('/plaintiff-dashboard');
    await page.waitForURL('/signin');
    await page.getByLabel('Code from your authenticator app').fill('000000');
    await press(page, 'Continue');
    await expect(page.getByRole('alert')).toContainText('Invalid TOTP code entered');
    await press(page, 'Use a backup code');
    await page.getByLabel('Backup code').fill(backupCode);
    await press(page, 'Continue');
    await page.waitForURL('/plaintiff-dashboard');

    await signOut(page);
    await signIn(page, email);
    await press(page, 'Use a backup code');
    await page.getByLabel('Backup code').fill(backupCode);
    await press(page, 'Continue');
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test.describe('a session that ran out', () => {
  test.use({ mayComplain: refused });

  test('is said on the sign-in page, which leads back to where the person was', full, async ({ page }) => {
    const email = newAddress();
    await signUpApart(page, email);
    await open(page, '/submit-claim');
    // Simulates a browser after months away: its stored tokens are no longer accepted.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('plainclaim-auth') ?? '{}');
      localStorage.setItem(
        'plainclaim-auth',
        JSON.stringify({ ...kept, expires_at: 1, refresh_token: 'worthless' }),
      );
    });
    await page.goto('/profile');
    await page.waitForURL('/signin');
    await expect(page.getByText('Session expired')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Sign In');
    await page.waitForURL('/profile');
  });
});

test('two tabs are signed in and out together', full, async ({ context, page }) => {
  const other = await context.newPage();
  await open(other, '/');
  await signUp(page, newAddress());
  await expect(other.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('a session that someone put into an address is not taken on any page', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUpApart(page);
  await open(page, '/');
  const fragment = await page.evaluate(() => {
    const { access_token, refresh_token } = JSON.parse(localStorage.getItem('plainclaim-auth') ?? '{}');
    return `#${new URLSearchParams({ access_token, refresh_token, expires_in: '3600', token_type: 'bearer' })}`;
  });
  const victim = await (await browser.newContext({ baseURL })).newPage();
  for (const path of ['/', '/signin', '/reset-password', '/profile', '/open-link']) {
    await open(victim, `${path}${fragment}`);
    await expect(victim.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect(await victim.evaluate(() => localStorage.getItem('plainclaim-auth')), path).toBeNull();
  }
  await victim.context().close();
});

test('a return address leads only to this site', async ({ page }) => {
  for (const evil of ['//evil.example', 'https://evil.example/', '/\\evil.example']) {
    await open(page, `/signup?return_url=${encodeURIComponent(evil)}`);
    const target = await page.getByRole('link', { name: 'Continue' }).getAttribute('href');
    expect(target).toBe('/signup/plaintiff');
  }
});

test('the chooser shows no card for solicitors, whose form is still there', full, async ({ page }) => {
  await open(page, '/signup');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['I Need Legal Help']);
  await expect(main.locator('a[href*="solicitor"]')).toHaveCount(0);
  // With one choice only, the page says whose it is, and where the others go.
  await expect(main).toContainText('This is the account for people with a claim.');
  await main.getByRole('link', { name: 'our contact page' }).click();
  await main.getByRole('link', { name: 'register with us' }).click();
  await expect(page.locator('h1')).toHaveText('Join as a solicitor');
});

test('a solicitor applies, gives a number that fits, and is thanked', full, async ({ page, request }) => {
  await open(page, '/signup/solicitor');
  await press(page, 'Apply to Join');
  const summary = page.getByRole('alert');
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Firm name is required',
    'Phone is required',
    'Address is required',
    'Postcode is required',
    'Please select at least one jurisdiction',
    'Please select at least one practice area',
    'Password is required',
    'Please confirm that you are 18 or over and agree to the terms and privacy policy',
  ]) {
    await expect(summary).toContainText(message);
  }
  const email = newAddress();
  const lastName = `Nair${email.replace(/\D/g, '')}`;
  await page.getByLabel('First name').fill('Priya');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Firm name').fill('Nair Law');
  await page.getByLabel('Phone').fill('0113 496 0000');
  await page.getByLabel('Address line 1').fill('4 Park Row');
  await page.getByLabel('Postcode').fill('LS1 5HD');
  // The form asks for a regulator's number per chosen jurisdiction, and drops it when the jurisdiction is
  // unchecked.
  await expect(page.getByLabel('SRA number')).toHaveCount(0);
  await page.getByLabel('Scotland', { exact: true }).check();
  await page.getByLabel(/^Law Society of Scotland number/).fill('none');
  await page.getByLabel('Scotland', { exact: true }).uncheck();
  await expect(page.getByLabel(/^Law Society of Scotland number/)).toHaveCount(0);
  await page.getByLabel('England & Wales').check();
  await page.getByLabel(/^SRA number/).fill('12');
  await page.getByLabel('Debt Recovery').check();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/I am 18 or over/).check();
  await press(page, 'Apply to Join');
  await expect(summary).toContainText('An SRA number has 5 to 7 digits');
  await expect(summary.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel(/^SRA number/).fill('654 321');
  await press(page, 'Apply to Join');
  await page.waitForURL('/solicitor-holding-page');
  await expect(page.getByRole('heading', { name: 'Thank You for Your Interest!' })).toBeVisible();
  await newestMail(request, email, /Thank you for registering/);
  const told = await newestMail(
    request,
    'team@plainclaim.example',
    new RegExp(`Priya ${lastName} registered`),
  );
  for (const words of ['Nair Law', 'LS1 5HD', 'England & Wales', 'Debt Recovery', '654321'])
    expect(told.text).toContain(words);
});
