import type { Browser, BrowserContext, Page } from '@playwright/test';
import nodemailer from 'nodemailer';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { freePort } from './support/free-port.ts';
import { open } from './support/page.ts';
import { signInApart } from './support/people.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { expect, full, test } from './support/test.ts';

// A separate server: it receives mail, and only these tests mail its team.
test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let smtpPort: number;

test.beforeAll(async () => {
  // A new database takes a while on a busy machine.
  test.setTimeout(240_000);
  smtpPort = await freePort();
  server = await startServer({ INBOUND_SMTP_PORT: String(smtpPort), INBOUND_AUTHSERV_ID: relayName });
});

test.afterAll(() => server?.stop());

/** The mail server in front of ours, whose Authentication-Results header is trusted. */
const relayName = 'mx.plainclaim.example';

/** Open screens poll every fifteen seconds, and the machine may be busy. */
const soon = { timeout: 40_000 };

async function asAdmin(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const storageState = await signInApart(server.accounts, 'admin', server.address);
  const context = await browser.newContext({ baseURL: server.address, storageState });
  return { context, page: await context.newPage() };
}

/** Opens an admin page and waits for its first poll. */
async function openLive(page: Page, path: string): Promise<void> {
  const knows = page.waitForResponse((response) => response.url().endsWith('/api/admin/newer'));
  await open(page, path);
  await knows;
}

test(
  'a mail turns a claim to responded on the screens that are open, and once',
  full,
  async ({ browser }) => {
    test.slow();
    const claimId = '10000000-0000-4000-8000-000000000001';
    const { context, page: review } = await asAdmin(browser);
    const [dashboard, responded, responses] = [
      await context.newPage(),
      await context.newPage(),
      await context.newPage(),
    ];
    await openLive(review, `/admin/claim-review/${claimId}`);
    await openLive(dashboard, '/admin/dashboard');
    await openLive(responded, '/admin/claims/responded');
    await openLive(responses, '/admin/claims-with-responses');
    await expect(review.getByText('No response has been received from the defendant yet.')).toBeVisible();
    await expect(dashboard.getByText('No defendant responses yet')).toBeVisible();
    await expect(responded.getByText('When a defendant replies, their claim appears here.')).toBeVisible();
    await expect(responses.getByText('No claims with responses yet')).toBeVisible();
    const note = review.getByPlaceholder('Add notes about this claim and response...');
    await note.fill('Half a sen');

    const mail = {
      from: 'Sam Reed <sam.reed@demo.plainclaim.example>',
      to: 'claims@plainclaim.example',
      subject: `Re: Letter Before Action - Claim ID: ${claimId}`,
      text: 'I agree to pay.\n\n> On Monday you wrote',
      messageId: '<once@demo.plainclaim.example>',
      headers: {
        'Authentication-Results': `${relayName}; dmarc=pass header.from=demo.plainclaim.example`,
      },
    };
    const post = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
    await post.sendMail(mail);

    const reply = review.getByRole('article', { name: 'Defendant response' });
    await expect(reply.locator('mark')).toHaveText([/^I agree to pay/], soon);
    await expect(review.getByRole('main').getByText('Responded', { exact: true })).toBeVisible();
    await expect(note).toHaveValue('Half a sen');
    await expect(dashboard.getByRole('link', { name: 'Sam Reed' }).first()).toBeVisible(soon);
    await expect(responded.getByRole('link', { name: /v Sam Reed PC-/ })).toHaveAttribute(
      'href',
      `/admin/claim-review/${claimId}`,
      soon,
    );
    await expect(responses.getByText('1 Claim', { exact: true })).toBeVisible(soon);

    // The second delivery is accepted and deduplicated. A visibility change makes the page poll.
    await post.sendMail(mail);
    post.close();
    const again = review.waitForResponse((response) => response.url().endsWith('/api/admin/newer'));
    await review.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await again;
    await review.reload();
    await expect(reply).toBeVisible();
    await expect(review.getByText('Other messages')).toHaveCount(0);
    await responses.reload();
    await expect(responses.getByLabel('Summary of responses')).toContainText(/Total Responses\s*1/);
    await context.close();
  },
);

test(
  'messages are read by opening the panel, turned back one by one, and counted alike in every tab',
  full,
  async ({ browser }) => {
    test.slow();
    const { context, page } = await asAdmin(browser);
    const other = await context.newPage();
    await openLive(page, '/admin/dashboard');
    await openLive(other, '/admin/dashboard');
    const badge = (where: Page, count: number) =>
      where.getByRole('button', {
        name: count === 0 ? 'Notifications' : `Notifications ${count} unread`,
        exact: true,
      });
    await expect(badge(page, 2)).toBeVisible();

    // Two come with the demo; these add a second page.
    const { form_token } = await (await page.request.get('/api/contact')).json();
    const write = async (issue: string) => {
      const data = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', claim_id: '', issue };
      const answer = await page.request.post('/api/contact', { data: { ...data, form_token, website: '' } });
      return (await answer.json()).sent;
    };
    // The form token is too new at first.
    await expect.poll(() => write('Message 1'), { timeout: 30_000 }).toBe(true);
    for (let number = 2; number <= 20; number++) expect(await write(`Message ${number}`)).toBe(true);
    await page.reload();
    await expect(badge(page, 22)).toBeVisible();

    await badge(page, 22).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByText('22 messages are new.')).toBeVisible();
    await expect(panel.getByRole('article').first()).toContainText('Message 20');
    await expect(panel.getByRole('article').first()).toContainText('New');
    await expect(badge(other, 0)).toBeVisible();
    const oldest = panel.getByRole('article', { name: 'Callum Fraser' });
    await panel.getByRole('article').nth(19).scrollIntoViewIfNeeded();
    await expect(oldest).toBeVisible();
    await expect(panel.getByRole('link', { name: '10000000-0000-4000-8000-000000000001' })).toHaveAttribute(
      'href',
      '/claim/10000000-0000-4000-8000-000000000001',
    );
    await expectAccessibleEverywhere(page, 'the notifications');

    await oldest.getByRole('button', { name: 'Mark as unread' }).click();
    await expect(oldest.getByText('Unread', { exact: true })).toBeVisible();
    await expect(panel.getByText('1 message is unread.')).toBeVisible();
    await expect(badge(other, 1)).toBeVisible();

    // A message that arrives while the panel is open stays unread.
    expect(await write('Meanwhile')).toBe(true);
    const arrived = panel.getByRole('article').filter({ hasText: 'Meanwhile' });
    await expect(arrived.getByText('Unread', { exact: true })).toBeVisible(soon);
    await expect(panel.getByText('2 messages are unread.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(badge(page, 2)).toBeFocused();
    await context.close();
  },
);
