import { hostileContents } from '../server/src/testing/hostile-contents.ts';
import { expectAccessible } from './support/axe.ts';
import { newestMail } from './support/mailbox.ts';
import { newAddress, press } from './support/new-person.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

const team = 'team@plainclaim.example';
const claimId = '50000000-0000-4000-8000-000000000001';

// The errors these tests provoke also appear in the browser's console.
test.use({ mayComplain: /the server responded with a status of [45]\d\d|Failed to load resource/ });

test('a visitor comes from a claim, makes mistakes, and is read by the team', async ({ page, request }) => {
  // The form token's age counts from the page's rendering; people take longer than its minimum of three
  // seconds.
  await open(page, `/contact?claim_id=${claimId}`);
  await expect(page.getByText('Monday to Friday 9:00-18:00 GMT')).toBeVisible();
  await expect(page.getByLabel('Claim ID')).toHaveValue(claimId);
  await press(page, 'Send Message');
  const summary = page.getByRole('alert');
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Please describe your issue',
  ]) {
    await expect(summary).toContainText(message);
  }
  await expectAccessible(page, 'with mistakes');
  const email = newAddress();
  const words = Object.values(hostileContents).join('\n').slice(0, 4000);
  await page.getByLabel('First name').fill('Hannah');
  await page.getByLabel('Last name').fill('Okoro <b>');
  await page.getByLabel('Email').fill('hannah');
  await page.getByLabel('Your issue').fill(words);
  await press(page, 'Send Message');
  await expect(summary).toContainText('Please enter a valid email address');
  await page.getByLabel('Email').fill(email);

  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
  await press(page, 'Send Message');
  await expect(summary).toContainText('Failed to send message. Please try again.');
  await page.unroute('**/api/contact');

  const sent = page.getByText('Thank you. Your message has been sent.');
  // A form sent too soon must be sent again, and stays filled in.
  await expect(async () => {
    await expect(page.getByLabel('Your issue')).not.toHaveValue('');
    await press(page, 'Send Message');
    await expect(sent).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expectAccessible(page, 'sent');
  await expect(page.getByLabel('Your issue')).toHaveValue('');
  await expect(page.getByLabel('First name')).toHaveValue('Hannah');
  await expect(sent).toBeHidden();

  const mail = await newestMail(request, team, /Okoro/);
  expect(mail.text).toContain(email);
  expect(mail.text).toContain('<script>hostile()</script>');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('mistakes are named, words kept, and the message sent', full, async ({ page, request }) => {
    await page.goto('/contact');
    await page.getByLabel('First name').fill('Omar');
    await page.getByLabel('Your issue').fill('Do you take claims\nin Jersey?');
    await press(page, 'Send Message');
    await expect(page.getByText('Last name is required')).toHaveCount(2);
    await expect(page.getByText('Email is required')).toHaveCount(2);
    await expect(page.getByLabel('Your issue')).toHaveValue('Do you take claims\nin Jersey?');
    const lastName = `Haddad ${newAddress()}`.slice(0, 60);
    await page.getByLabel('Last name').fill(lastName);
    await page.getByLabel('Email').fill(newAddress());
    await expect(async () => {
      await press(page, 'Send Message');
      await expect(page.getByText('Thank you. Your message has been sent.')).toBeVisible({ timeout: 500 });
    }).toPass();
    await newestMail(request, team, /Omar Haddad/);
  });
});

test.describe('someone signed in', () => {
  test.use({ signedInAs: 'plaintiff' });

  test('finds their name and address there', full, async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByLabel('Email')).toHaveValue(/@demo\.plainclaim\.example$/);
    await expect(page.getByLabel('First name')).not.toHaveValue('');
    await expect(page.getByLabel('Last name')).not.toHaveValue('');
  });
});
