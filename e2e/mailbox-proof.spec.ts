import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { consentCookie } from './support/consent.ts';
import { codeIn, linkIn, newestMail } from './support/mailbox.ts';
import { newAccount, newAddress, password, press, signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { submitClaim } from './support/submit-claim.ts';
import { expect, full, test } from './support/test.ts';

// The refusals these tests provoke also appear in the browser's console.
test.use({ mayComplain: /the server responded with a status of 4\d\d/ });

test.describe('before the first letter leaves', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ AUTH_MAILBOX_PROOF: 'on' });
  });
  test.afterAll(() => server?.stop());

  test('six digits show that the mailbox is theirs, once per account', full, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
    await context.addCookies([consentCookie(server.address)]);
    const page = await context.newPage();
    const email = newAddress();
    const claims = new ClaimsOf(page.request, await signUpApart(page, email));
    const draftId = await claims.draft({ plaintiffEmail: email });
    await open(page, `/generate-lba?draft=${draftId}`);
    await press(page, 'Generate Letter');
    await expect(page.getByRole('button', { name: 'Edit Letter' })).toBeVisible();

    // Closed with Escape: nothing is sent, and the letter stays.
    const dialog = page.getByRole('dialog', { name: 'Confirm your email address' });
    await submitClaim(page);
    await expect(dialog.getByText(`We sent six digits to ${email}.`)).toBeVisible();
    const first = await newestMail(page.request, email, /code to confirm this address/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText('Nothing has changed, because you did not confirm your email address.'),
    ).toBeVisible();

    await press(page, 'Submit Claim');
    await expect(dialog.getByText(`We sent six digits to ${email}.`)).toBeVisible();
    await page.setViewportSize({ width: 375, height: 700 });
    await expectAccessibleEverywhere(page, 'the question whose mailbox it is');
    expect(await isScrollingSideways(page)).toBe(false);
    const field = dialog.getByLabel('Code from the email');
    // A newer mail invalidates the older code.
    await field.fill(codeIn(first));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('That code is not right');
    await field.fill(codeIn(await newestMail(page.request, email, /code to confirm this address/, first)));
    await page.keyboard.press('Enter');
    await page.waitForURL(`/claim/${draftId}`);

    // No further proof is required.
    await open(page, '/profile');
    await press(page, 'Add bank details');
    await page.getByLabel('Account holder').fill('Hannah Okoro');
    await page.getByLabel('Sort code').fill('12-34-56');
    await page.getByLabel('Account number').fill('12345678');
    await press(page, 'Save bank details');
    await expect(page.getByText('Your bank details are saved.')).toBeVisible();
    await context.close();
  });
});

test(
  'a first sign-in link says what opening it removes, and the password is gone after it',
  full,
  async ({ page, request, baseURL }) => {
    const email = newAddress();
    await newAccount(request, email);
    const redirectTo = encodeURIComponent(`${baseURL}/signin`);
    await request.post(`/auth/v1/otp?redirect_to=${redirectTo}`, { data: { email, create_user: false } });
    await page.goto(linkIn(await newestMail(request, email, /sign in/i)));
    await expect(page.getByText('This removes what was set up before')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['the password']);
    await expectAccessibleEverywhere(page, 'what a first link removes');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('/plaintiff-dashboard');
    await expect(async () =>
      expect((await newestMail(request, email, /yours alone now/)).text).toContain('the password'),
    ).toPass();
    const again = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
    expect(again.status()).toBe(400);
  },
);
