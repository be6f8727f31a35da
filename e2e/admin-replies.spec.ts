import type { Page } from '@playwright/test';
import nodemailer from 'nodemailer';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { freePort } from './support/free-port.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { signInApart } from './support/people.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { expect, full, test } from './support/test.ts';

let server: RunningServer;
let smtpPort: number;

// A separate server, which receives mail.
test.beforeAll(async () => {
  test.setTimeout(240_000);
  smtpPort = await freePort();
  server = await startServer({ INBOUND_SMTP_PORT: String(smtpPort) });
});

test.afterAll(() => server?.stop());

const claimId = '10000000-0000-4000-8000-000000000001';

type Mail = { subject: string; text: string; headers?: Record<string, string>; files?: boolean };

async function receive({ subject, text, headers = {}, files = false }: Mail): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  await transport.sendMail({
    from: 'Sam Reed <sam.reed@demo.plainclaim.example>',
    to: 'claims@plainclaim.example',
    subject,
    text,
    headers,
    attachments: files ? [{ filename: 'receipt.pdf', content: '%PDF-1.7 paid' }] : [],
  });
  transport.close();
}

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, subject: string) => main(page).getByRole('listitem').filter({ hasText: subject });

async function openMail(page: Page, subject: string) {
  const found = row(page, subject);
  await found.locator('summary').first().click();
  return found;
}

test(
  'replies are found, read, judged, matched with a preview, and a match is undone',
  full,
  async ({ browser }) => {
    test.slow();
    await receive({ subject: 'About the kitchen', text: 'I will pay on Friday.', files: true });
    await receive({ subject: 'Cheap watches', text: 'Buy now.' });
    await receive({
      subject: `Automatic reply: Claim ID: ${claimId}`,
      text: 'I am out of the office. I dispute this claim.',
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    const storageState = await signInApart(server.accounts, 'admin', server.address);
    const page = await (await browser.newContext({ baseURL: server.address, storageState })).newPage();
    await open(page, '/admin/dashboard');
    await main(page).getByRole('link', { name: 'All replies' }).click();
    await expect(page.locator('h1')).toHaveText('Replies');
    await expect(main(page).locator('summary')).toHaveCount(3);

    await page.getByRole('link', { name: /^To match/ }).click();
    await expect(page.getByRole('link', { name: /^To match/ })).toHaveText('To match2');
    await page.getByLabel('Search replies').fill('watch');
    await expect(row(page, 'About the kitchen')).toHaveCount(0);
    await (await openMail(page, 'Cheap watches')).getByRole('button', { name: 'Not a reply' }).click();
    await expect(main(page).getByText('No replies found')).toBeVisible();
    await page.getByRole('link', { name: 'Show all of them' }).click();

    const kitchen = await openMail(page, 'About the kitchen');
    await expect(kitchen.getByRole('article')).toContainText('on Friday.');
    const file = page.waitForEvent('download');
    await kitchen.getByRole('button', { name: /receipt.pdf/ }).click();
    expect((await file).suggestedFilename()).toBe('receipt.pdf');
    await expectAccessibleEverywhere(page, 'the replies');
    expect(await isScrollingSideways(page)).toBe(false);

    await kitchen.getByRole('button', { name: /^Match/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Is this from the defendant?' });
    await dialog.getByLabel('Find the claim').fill(claimId);
    await dialog.getByRole('button', { name: new RegExp(claimId) }).click();
    await expect(dialog.getByLabel('What the claimant will be sent')).toHaveValue(
      /It came from sam\.reed@demo\.plainclaim\.example[\s\S]*I will pay on Friday\./,
    );
    await expectAccessibleEverywhere(page, 'a match before it is made', ['light']);
    await dialog.getByRole('button', { name: 'Yes, it is from the defendant' }).click();
    await expect(main(page).getByText('Nothing waits to be matched')).toBeVisible();
    await page.getByRole('button', { name: 'Undo the match' }).click();
    await expect(row(page, 'About the kitchen')).toHaveCount(1);

    await page.getByRole('link', { name: /^Automatic/ }).click();
    const away = await openMail(page, 'Automatic reply');
    await expect(away.getByText('MAY BE AN ANSWER').first()).toBeVisible();
    await away.getByRole('button', { name: 'It is a reply' }).click();
    await expect(main(page).getByText('No automatic mails')).toBeVisible();
    await page.getByRole('link', { name: /^To match/ }).click();
    await (await openMail(page, 'Automatic reply'))
      .getByRole('button', { name: /^The defendant wrote this/ })
      .click();
    await dialog.getByRole('button', { name: 'Yes, it is from the defendant' }).click();
    await expect(dialog).toBeHidden();
    await open(page, `/admin/claim-review/${claimId}`);
    await expect(page.getByRole('article', { name: 'Defendant response' })).toContainText(
      /out of the office.*this claim\./,
    );
  },
);
