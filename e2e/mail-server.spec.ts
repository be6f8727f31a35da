import type { Page } from '@playwright/test';
import {
  type PickyMailServer,
  startPickyMailServer,
} from '../server/src/platform/mail/testing/picky-mail-server.ts';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { newAddress, sessionInBrowser, signedUp } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { expect, full, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const defendant = 'accounts@tarnandthistle.example';
const phone = { width: 390, height: 844 };

// A server with a mail server: the shared one has none, so each letter counts as sent at once there.
test.describe.configure({ mode: 'serial' });
let mails: PickyMailServer;
let server: RunningServer;

test.beforeAll(async () => {
  mails = await startPickyMailServer();
  server = await startServer({ SMTP_URL: mails.url });
});

test.afterAll(async () => {
  await server.stop();
  await mails.stop();
});

test.beforeEach(() => test.setTimeout(300_000));

test(
  'a letter that the mail server delays is on its way, and counts as sent once it is accepted',
  full,
  async ({ browser, request }) => {
    mails.defer(defendant);
    const claimant = await sessionInBrowser(request, server.address, signedUp(newAddress()));
    const context = { baseURL: server.address, storageState: claimant, viewport: phone };
    const page = await (await browser.newContext(context)).newPage();
    await open(page, '/contact');
    const id = await (await ClaimsOf.onPage(page)).claimWithWaitingLetter();
    await expect.poll(() => mails.deferred.length, { timeout: 60_000 }).toBeGreaterThan(0);

    await open(page, `/claim/${id}`);
    const attempt = main(page).getByRole('list', { name: 'Attempts to bring the letter to them' });
    await expect(main(page).getByText(`Your letter is about to leave for ${defendant}.`)).toBeVisible();
    await expect(attempt).toContainText('Waiting');
    await expect(main(page).getByText('No time runs yet')).toBeVisible();
    await expect(main(page).getByText(/days left/)).toHaveCount(0);
    await expect(main(page).getByText(/has been sent to the defendant/)).toHaveCount(0);
    await expectAccessibleEverywhere(page, 'a claim whose letter waits', ['light']);
    await page.setViewportSize(phone);
    expect(await isScrollingSideways(page)).toBe(false);

    mails.accept(defendant);
    await expect(async () => {
      await open(page, `/claim/${id}`);
      await expect(attempt).toContainText('Sent', { timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
    await expect(
      main(page)
        .getByText(/has been sent to the defendant/)
        .first(),
    ).toBeVisible();
    await expect(attempt).not.toContainText('Waiting');
    await expect(
      main(page)
        .getByText(/^1[34] days left/)
        .first(),
    ).toBeVisible();
    expect(mails.taken.filter((one) => one === defendant)).toHaveLength(1);
  },
);

test('a letter that the mail server refuses was never sent: the claim asks for another way, and names no day', async ({
  browser,
  request,
}) => {
  mails.refuse(defendant);
  const claimant = await sessionInBrowser(request, server.address, signedUp(newAddress()));
  const context = { baseURL: server.address, storageState: claimant };
  const page = await (await browser.newContext(context)).newPage();
  await open(page, '/contact');
  const id = await (await ClaimsOf.onPage(page)).claimWithWaitingLetter();
  const attempt = main(page).getByRole('list', { name: 'Attempts to bring the letter to them' });
  await expect(async () => {
    await open(page, `/claim/${id}`);
    await expect(attempt).toContainText('Counts as not received', { timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await expect(main(page).getByText(`Your letter to ${defendant} did not arrive.`).first()).toBeVisible();
  await expect(main(page).getByText('No time runs yet')).toBeVisible();
  for (const untrue of [/days left/, /has been sent to the defendant/, /No reply/])
    await expect(main(page).getByText(untrue)).toHaveCount(0);
  await open(page, '/plaintiff-dashboard');
  await expect(main(page).getByText(/days left/)).toHaveCount(0);
});
