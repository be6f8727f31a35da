import { expectAccessibleEverywhere } from './support/axe.ts';
import { changeDatabase } from './support/database.ts';
import { codeIn, newestMail } from './support/mailbox.ts';
import {
  newAccount,
  newAddress,
  press,
  refused,
  signIn,
  signOut,
  signUpApart,
} from './support/new-person.ts';
import { isScrollingSideways, open, tabTo, whenHydrated } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

test.use({ mayComplain: refused });

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const spaced = (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}\n`;

test('the code of a sign-in mail signs in, typed with spaces, on the page that asked', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await newAccount(request, email);
  await open(page, '/signin?return_url=%2Fsubmit-claim');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Sign in with Magic Link');
  const field = page.getByLabel('Code from the email');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  const code = codeIn(await newestMail(request, email, /sign in/i));

  // By keyboard alone, starting from the focused message.
  await tabTo(page, field, 3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Enter the six digits from the email');
  await field.fill(wrongFor(code));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await expectAccessibleEverywhere(page, 'the code of a sign-in mail');
  expect(await isScrollingSideways(page)).toBe(false);
  await field.fill(spaced(code));
  await field.press('Enter');
  await page.waitForURL('/submit-claim');
});

test(
  'a page that is loaded again still takes the code, and a new mail replaces it',
  full,
  async ({ page, request }) => {
    const email = newAddress();
    await newAccount(request, email);
    await open(page, '/signin');
    await page.getByLabel('Email').fill(email);
    await press(page, 'Sign in with Magic Link');
    const first = await newestMail(request, email, /sign in/i);
    await page.reload();
    await whenHydrated(page);
    await press(page, 'Send a new email');
    await expect(page.getByText('A new email is on its way.')).toBeVisible();
    const second = await newestMail(request, email, /sign in/i, first);
    await page.getByLabel('Code from the email').fill(codeIn(first));
    await press(page, 'Continue');
    await expect(page.getByRole('alert')).toContainText('That code is not right');
    await page.getByLabel('Code from the email').fill(codeIn(second));
    await press(page, 'Continue');
    await page.waitForURL('/plaintiff-dashboard');
    await signOut(page);
    await open(page, '/signin');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  },
);

test('five wrong tries use a code up, and a code runs out after an hour', full, async ({ page, request }) => {
  const email = newAddress();
  await newAccount(request, email);
  await open(page, '/signin');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Sign in with Magic Link');
  const mail = await newestMail(request, email, /sign in/i);
  const code = codeIn(mail);
  const field = page.getByLabel('Code from the email');
  const tryCode = async (typed: string, words: string) => {
    const answered = page.waitForResponse(/\/auth\/v1\/verify/);
    await field.fill(typed);
    await press(page, 'Continue');
    await answered;
    await expect(page.getByRole('alert')).toContainText(words);
  };
  for (const _ of [1, 2, 3, 4]) await tryCode(wrongFor(code), 'That code is not right');
  await tryCode(wrongFor(code), 'Too many wrong tries');
  await tryCode(code, 'Too many wrong tries');

  await press(page, 'Send a new email');
  await expect(page.getByText('A new email is on its way.')).toBeVisible();
  // The message about the old code is gone.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await changeDatabase(`update auth_codes set expires_at = now() - interval '1 second' where address = $1`, [
    email,
  ]);
  await page.clock.setFixedTime(Date.now() + 61 * 60_000);
  await tryCode(codeIn(await newestMail(request, email, /sign in/i, mail)), 'This code has expired');
});

test('a code at hand is taken without asking for another mail', full, async ({ page, request }) => {
  const email = newAddress();
  await newAccount(request, email);
  await request.post('/auth/v1/otp', { data: { email, create_user: false } });
  await open(page, '/signin');
  await press(page, 'I have a code from an email');
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await press(page, 'I have a code from an email');
  const code = codeIn(await newestMail(request, email, /sign in/i));
  await page.getByLabel('Code from the email').fill(code);
  await press(page, 'Continue');
  await page.waitForURL('/plaintiff-dashboard');
});

test('the code of a reset mail leads to a new password, and an unknown address learns nothing', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await newAccount(request, email);
  await open(page, '/reset-password');
  await page.getByLabel('Email').fill(newAddress());
  await press(page, 'Send the Link');
  await page.getByLabel('Code from the email').fill('123456');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await press(page, 'Use another email address');

  await page.getByLabel('Email').fill(email);
  await press(page, 'Send the Link');
  await page.getByLabel('Code from the email').fill(codeIn(await newestMail(request, email, /password/i)));
  await press(page, 'Continue');
  await page.getByLabel('New password', { exact: true }).fill('another-kettle-77');
  await page.getByLabel('Confirm new password').fill('another-kettle-77');
  await press(page, 'Save New Password');
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await signOut(page);
  await signIn(page, email, 'another-kettle-77');
  await page.waitForURL('/plaintiff-dashboard');
});

test('the codes of both mails change the sign-in address', full, async ({ page, request }) => {
  const [before, after] = [newAddress(), newAddress()];
  await signUpApart(page, before);
  await open(page, '/profile');
  await press(page, 'Change sign-in email');
  await page.getByLabel('New sign-in email').fill(after);
  await press(page, 'Send the links');
  const codeOf = async (address: string) => codeIn(await newestMail(request, address, /address/i));
  const [ofBefore, ofAfter] = [await codeOf(before), await codeOf(after)];
  const type = async (address: string, code: string) => {
    await page.getByLabel(`Code from the email to ${address}`).fill(code);
    await press(page, `Confirm ${address}`);
  };
  await type(after, wrongFor(ofAfter));
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await expectAccessibleEverywhere(page, 'a change of address that waits');
  await type(after, ofAfter);
  await expect(page.getByText(`${after} has agreed.`)).toBeVisible();
  await type(before, ofBefore);
  await expect(page.getByText('Your sign-in email has been changed.')).toBeVisible();
  await expect(page.getByText(`You sign in with ${after}.`)).toBeVisible();
  // The replaced session has ended.
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Signed in ' })).toHaveCount(1);
});
