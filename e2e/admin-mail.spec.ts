import type { Page } from '@playwright/test';
import { startPickyMailServer } from '../server/src/platform/mail/testing/picky-mail-server.ts';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { newAddress, sessionInBrowser, signedUp } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { signInApart } from './support/people.ts';
import { startServer } from './support/start-server.ts';
import { expect, full, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

// A separate server: the shared one has no mail server, so no mail fails there.
test(
  'a letter that was refused is found, read, sent again, and the claim says so',
  full,
  async ({ browser, request }) => {
    test.setTimeout(300_000);
    const mails = await startPickyMailServer();
    const defendant = 'accounts@tarnandthistle.example';
    mails.refuse(defendant);
    const server = await startServer({ SMTP_URL: mails.url });
    try {
      const email = newAddress();
      const claimant = await sessionInBrowser(request, server.address, signedUp(email));
      const theirs = await (
        await browser.newContext({ baseURL: server.address, storageState: claimant })
      ).newPage();
      await open(theirs, '/contact');
      const claimId = await (await ClaimsOf.onPage(theirs)).claimWithWaitingLetter();
      await theirs.request.post('/auth/v1/recover', { data: { email } });

      const admin = await signInApart(server.accounts, 'admin', server.address);
      const page = await (
        await browser.newContext({ baseURL: server.address, storageState: admin })
      ).newPage();
      await open(page, '/admin/mail');
      const row = main(page).getByRole('row').filter({ hasText: defendant });
      await expect(row).toContainText('There is no such mailbox, or it refuses our mail.', {
        timeout: 60_000,
      });
      await expect(row.getByRole('link')).toHaveAttribute('href', `/admin/claim-review/${claimId}`);
      // The other failed mail is the demo's.
      await expect(page.getByRole('link', { name: /^Failed/ })).toHaveText('Failed2');
      await row.getByRole('button', { name: /^View/ }).click();
      await expect(page.getByLabel('Text of the mail')).toHaveValue(/Tarn & Thistle Kitchens/);
      await page.keyboard.press('Escape');
      await expectAccessibleEverywhere(page, 'failed mails', ['light']);
      expect(await isScrollingSideways(page)).toBe(false);

      mails.accept(defendant);
      await row.getByRole('button', { name: /^Retry/ }).click();
      const said = page.getByText(`The mail to ${defendant} is queued again.`);
      await expect(said).toBeVisible();
      await expect(page.getByRole('link', { name: /^Failed/ })).toHaveText('Failed1');
      await expect(row).toBeHidden();
      await expect(said).toBeHidden();
      await page.getByRole('link', { name: /^Sent/ }).click();
      await page.getByLabel('Search by recipient').fill('accounts@');
      await expect(row).toContainText('2 tries', { timeout: 60_000 });
      expect(mails.taken.filter((one) => one === defendant)).toHaveLength(1);
      await open(theirs, `/claim/${claimId}`);
      await expect(
        main(theirs)
          .getByText(/Letter Before Action has been sent to the defendant/)
          .first(),
      ).toBeVisible();

      // A mail whose link opens an account is readable only by its recipient.
      await open(page, `/admin/mail?box=sent&to=${encodeURIComponent(email)}`);
      await main(page)
        .getByRole('row')
        .filter({ hasText: 'Link to set a password' })
        .getByRole('button', { name: /^View/ })
        .click();
      await expect(page.getByText('Only the person it was sent to may read it.')).toBeVisible();
      await expect(page.getByRole('dialog')).not.toContainText('/auth/v1/verify');
    } finally {
      await server.stop();
      await mails.stop();
    }
  },
);
