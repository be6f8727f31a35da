import { formatLongDate, londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Browser, Page } from '@playwright/test';
import {
  type PickyMailServer,
  startPickyMailServer,
} from '../server/src/platform/mail/testing/picky-mail-server.ts';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { newAddress, sessionInBrowser, signedUp, tokenIn } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { signInApart } from './support/people.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { expect, full, test } from './support/test.ts';

// A server of their own: the shared one has no mail server, so no letter is refused there.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const phone = { width: 320, height: 800 };
const refusedAddress = 'accounts@tarnandthistle.example';
const rightAddress = 'office@tarnandthistle.example';
const main = (page: Page) => page.getByRole('main');
const today = () => formatLongDate(londonDateOf(new Date()));

let mails: PickyMailServer;
let server: RunningServer;

test.beforeAll(async () => {
  mails = await startPickyMailServer();
  server = await startServer({ SMTP_URL: mails.url });
});

test.afterAll(async () => {
  await server?.stop();
  await mails?.stop();
});

/** A claimant with a browser of their own, on a small phone with the dark theme. */
async function newClaimantOnPhone(browser: Browser) {
  const email = newAddress();
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: phone,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const storage = await sessionInBrowser(context.request, server.address, signedUp(email));
  await context.setStorageState(storage);
  const page = await context.newPage();
  return { email, page, claims: new ClaimsOf(context.request, tokenIn(storage)) };
}

async function looksRight(page: Page, where: string): Promise<void> {
  expect(await isScrollingSideways(page), where).toBe(false);
  await expectAccessibleEverywhere(page, where);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
}

/** Until the page shows this: letters leave and fail in the background. */
async function reloadUntil(page: Page, words: RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(main(page).getByText(words).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
}

test('a refused letter goes to the corrected address, dated today, and the one before was never received', async ({
  browser,
}) => {
  mails.refuse(refusedAddress);
  const { email, page, claims } = await newClaimantOnPhone(browser);
  const id = await claims.claimWithWaitingLetter({ plaintiffEmail: email });
  await open(page, `/claim/${id}`);
  await reloadUntil(page, /it could not be delivered/);
  await looksRight(page, 'a claim whose letter was refused');

  await main(page).getByRole('button', { name: 'Correct their details' }).click();
  const form = page.getByRole('dialog', { name: 'Correct their details' });
  await form.getByLabel('Company name').fill('Harbour Leisure Ltd');
  await form.getByRole('button', { name: 'Correct, and look at the letter' }).click();
  await expect(form.getByText(/This is the name of another company/).first()).toBeVisible();
  await looksRight(page, 'correcting the other side');
  await form.getByLabel('Company name').fill('Tarn and Thistle Kitchens Ltd');
  await form.getByLabel('Email', { exact: true }).fill(rightAddress);
  await form.getByRole('button', { name: 'Correct, and look at the letter' }).click();

  const preview = page.getByRole('dialog', { name: 'Send the letter again' });
  await expect(preview.getByText(rightAddress)).toBeVisible();
  await expect(preview.getByText(`A new letter, dated ${today()}`)).toBeVisible();
  await looksRight(page, 'before the letter is sent again');
  await preview.getByRole('button', { name: 'Send it by e-mail' }).click();
  await expect(preview).toBeHidden();
  await expect
    .poll(() => mails.taken.filter((one) => one === rightAddress).length, { timeout: 60_000 })
    .toBe(1);
  await reloadUntil(page, /Nothing to do for now/);
  const attempts = main(page)
    .getByRole('list', { name: 'Attempts to bring the letter to them' })
    .getByRole('listitem');
  await expect(attempts).toHaveCount(2);
  await expect(attempts.first()).toContainText('Counts as not received');
  await expect(attempts.last()).toContainText(rightAddress);
  await expect(main(page).getByRole('button', { name: 'Correct their details' })).toHaveCount(0);

  const admin = await browser.newContext({
    baseURL: server.address,
    storageState: await signInApart(server.accounts, 'admin', server.address),
  });
  const review = await admin.newPage();
  await open(review, `/admin/claim-review/${id}`);
  await expect(main(review).getByText('Details of the defendant corrected')).toBeVisible();
  await expect(main(review).getByText('Corrected: name, e-mail address')).toBeVisible();
  await expect(main(review).getByText('New letter: the one before was never received')).toBeVisible();
});

test(
  'after a copy arrived, the same letter goes to the corrected address with a slip and the same day',
  full,
  async ({ browser }) => {
    mails.accept(refusedAddress);
    const { email, page, claims } = await newClaimantOnPhone(browser);
    const id = await claims.claim({ plaintiffEmail: email });
    const day = londonDateOf(new Date());
    const posted = await claims.post(`/api/claims/${id}/service`, {
      method: 'first-class-post',
      done_on: day,
      address: 'Unit 4, Weir Mill, Todmorden, OL14 9ZQ',
    });
    const attempt = posted.service.attempts.at(-1).id;
    await claims.post(`/api/claims/${id}/service/${attempt}/returned`, {
      reason: 'gone-away',
      returned_on: day,
    });
    await open(page, `/claim/${id}`);
    const replyBy = formatLongDate(posted.service.reply_by);

    // An admin puts it right here: both use the same form.
    const context = await browser.newContext({
      baseURL: server.address,
      storageState: await signInApart(server.accounts, 'admin', server.address),
    });
    const review = await context.newPage();
    await open(review, `/admin/claim-review/${id}`);
    await main(review).getByRole('button', { name: 'Correct their details' }).click();
    const form = review.getByRole('dialog', { name: 'Correct their details' });
    await form.getByLabel('Address line 1').fill('41 Foundry Street');
    await form.getByLabel('Email', { exact: true }).fill('new@tarnandthistle.example');
    await form.getByRole('button', { name: 'Correct, and look at the letter' }).click();
    const preview = review.getByRole('dialog', { name: 'Send the letter again' });
    await expect(preview.getByText(`The same letter, dated ${today()}`)).toBeVisible();
    await expect(preview.getByText(`The day to reply by stays ${replyBy}.`)).toBeVisible();
    await expectAccessibleEverywhere(review, 'the same letter, before it is sent again by an admin');
    await preview.getByRole('button', { name: 'Send it by e-mail' }).click();
    await expect(preview).toBeHidden();
    await expect
      .poll(() => mails.taken.includes('new@tarnandthistle.example'), { timeout: 60_000 })
      .toBe(true);

    await reloadUntil(page, /To new@tarnandthistle\.example/);
    await expect(main(page).getByText(replyBy).first()).toBeVisible();
    await expect(main(page).getByText('41 Foundry Street').first()).toBeVisible();
  },
);

test('an e-mail address that is learned later is added, and the letter leaves', full, async ({ browser }) => {
  const { email, page, claims } = await newClaimantOnPhone(browser);
  const id = await claims.claim({ plaintiffEmail: email, defendantEmail: '', defendantEmailUnknown: true });
  await open(page, `/claim/${id}`);
  // Until an address is known, it goes by post alone.
  await expect(main(page).getByRole('button', { name: 'Print and post it yourself' })).toBeVisible();
  await expect(main(page).getByText(/Once you know an e-mail address, add it here/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Send the letter again' })).toHaveCount(0);
  await looksRight(page, 'a letter without an address');
  await main(page).getByRole('button', { name: 'Correct their details' }).click();
  const form = page.getByRole('dialog', { name: 'Correct their details' });
  await form.getByLabel('Email address unknown').uncheck();
  await form.getByLabel('Email', { exact: true }).fill('learned@tarnandthistle.example');
  await form.getByRole('button', { name: 'Correct, and look at the letter' }).click();
  const preview = page.getByRole('dialog', { name: 'Send the letter again' });
  await preview.getByRole('button', { name: 'Send it by e-mail' }).click();
  await expect(preview).toBeHidden();
  await expect
    .poll(() => mails.taken.includes('learned@tarnandthistle.example'), { timeout: 60_000 })
    .toBe(true);
  await reloadUntil(page, /Nothing to do for now/);
});
