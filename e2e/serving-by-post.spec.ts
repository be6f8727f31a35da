import { readFile } from 'node:fs/promises';
import { responseDeadline } from '@plainclaim/domain/letters/response-deadline';
import { formatLongDate, londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { answeredForm, ClaimsOf } from './support/claims.ts';
import { changeDatabase } from './support/database.ts';
import { pngFile } from './support/evidence-files.ts';
import { newAccount, newAddress, press, signUpApart, tokenIn } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { wordsOfPdf } from './support/pdf.ts';
import { runJob } from './support/run-job.ts';
import { expect, full, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const dayMs = 86_400_000;

async function fillDay(page: Page, legend: string, day: Date): Promise<void> {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).formatToParts(day);
  const group = page.getByRole('group', { name: legend });
  for (const [label, type] of [
    ['Day', 'day'],
    ['Month', 'month'],
    ['Year', 'year'],
  ] as const) {
    const value = parts.find((part) => part.type === type)?.value ?? '';
    await group.getByLabel(label, { exact: true }).fill(value);
  }
}

/** Presses a button that makes a PDF; returns the file. */
async function fetchPdf(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await press(page, button);
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function recordPosting(page: Page, day: Date): Promise<void> {
  await press(page, 'Add an attempt');
  const form = page.getByRole('dialog', { name: 'Add an attempt' });
  await form.getByRole('radio', { name: /I posted it/ }).check();
  await fillDay(page, 'On which day?', day);
  await form.locator('input[type=file]').setInputFiles(pngFile('certificate.png'));
  await form.getByRole('button', { name: 'Record it' }).click();
  await expect(form).toBeHidden();
}

/** As if the claim had been submitted days ago: no screen lets time pass. */
async function letterIsOlder(id: string, by: number): Promise<void> {
  const claim = { issueType: answeredForm.issueType, jurisdiction: 'England & Wales' };
  const today = londonDateOf(new Date());
  const then = addDays(today, -by);
  await changeDatabase(
    `update legal_claims set letter_dated_on = $2,
       generated_letter_content = replace(replace(generated_letter_content, $3, $4), $5, $6) where id = $1`,
    [
      id,
      then,
      responseDeadline(claim, today).longDate,
      responseDeadline(claim, then).longDate,
      formatLongDate(today),
      formatLongDate(then),
    ],
  );
}

const sizes = [
  { name: 'a desktop', viewport: { width: 1280, height: 900 }, tag: full },
  { name: 'a phone', viewport: { width: 390, height: 844 }, tag: {} },
];

for (const { name, viewport, tag } of sizes)
  test(
    `a letter that waited too long is dated anew, printed and posted, and its days run out, on ${name}`,
    tag,
    async ({ page }) => {
      test.slow();
      const token = await signUpApart(page);
      const id = await new ClaimsOf(page.request, token).claim({
        defendantEmail: '',
        defendantEmailUnknown: true,
      });
      await letterIsOlder(id, 3);
      const today = formatLongDate(new Date());
      const replyBy = responseDeadline(
        { issueType: answeredForm.issueType, jurisdiction: 'England & Wales' },
        londonDateOf(new Date()),
      ).longDate;
      await page.setViewportSize(viewport);
      await open(page, '/plaintiff-dashboard');
      await expect(main(page).getByText(/print and post it yourself from the claim’s page/)).toBeVisible();
      await open(page, `/claim/${id}`);
      await expect(main(page).getByText(/date is too long ago to print and post it/)).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Print and post it yourself' })).toHaveCount(0);
      await expect(main(page).getByText(/write to our team/i)).toHaveCount(0);

      // The mistake on the way: the old letter is posted all the same.
      await press(page, 'Add an attempt');
      const form = page.getByRole('dialog', { name: 'Add an attempt' });
      await form.getByRole('radio', { name: /I posted it/ }).check();
      await fillDay(page, 'On which day?', new Date());
      await form.getByRole('button', { name: 'Record it' }).click();
      await expect(form.getByText(/loses days to reply\. Date it anew/)).toBeVisible();
      await page.keyboard.press('Escape');

      await press(page, 'Date the letter anew');
      const asked = page.getByRole('alertdialog', { name: 'Date the letter anew?' });
      await expect(asked).toContainText('then counts as never sent');
      await expectAccessibleEverywhere(page, 'dating a letter anew');
      await page.setViewportSize(viewport);
      expect(await isScrollingSideways(page)).toBe(false);
      await asked.getByRole('button', { name: 'Date it anew' }).click();
      const outcome = main(page).getByText(`The letter is now dated ${today}.`);
      await expect(outcome).toBeVisible();
      await expect(outcome).toBeFocused();
      await expect(main(page).getByRole('button', { name: 'Date the letter anew' })).toHaveCount(0);

      const pack = await fetchPdf(page, 'Print and post it yourself');
      expect(pack.name).toBe('letter-to-post.pdf');
      const words = await wordsOfPdf(pack.bytes);
      expect(words).toContain(`The letter is dated ${today}.`);
      expect(words).toContain(replyBy);

      await recordPosting(page, new Date());
      await expect(main(page).getByText('The day printed in the letter')).toBeVisible();
      await expect(main(page).getByText('On its way')).toBeVisible();
      await expect(main(page).getByText(/Usually there by/)).toBeVisible();

      const letter = await fetchPdf(page, 'PDF');
      const certificate = await fetchPdf(page, 'Certificate of service (PDF)');
      const [, code = ''] = /\/check\/([0-9A-Z-]+)/.exec(await wordsOfPdf(certificate.bytes)) ?? [];
      await open(page, `/check/${code}`);
      const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter.bytes };
      await main(page).locator('input[type=file]').setInputFiles(file);
      await expect(main(page).getByText('Match', { exact: true })).toBeVisible();

      await changeDatabase(
        `update legal_claims set response_deadline = response_deadline - interval '40 days',
           letter_sent_at = letter_sent_at - interval '40 days' where id = $1`,
        [id],
      );
      await runJob('note-deadlines');
      await open(page, `/claim/${id}`);
      await expect(main(page).getByText(/^No reply came by/)).toBeVisible();
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await isScrollingSideways(page)).toBe(false);
    },
  );

test.describe('on the page of our team', () => {
  test.use({ signedInAs: 'admin' });

  test(
    'a letter that reached no one is dated anew, and no silence is held against its reader',
    full,
    async ({ page, playwright, baseURL }) => {
      const request = await playwright.request.newContext({ baseURL });
      const token = tokenIn(await newAccount(request, newAddress()));
      const id = await new ClaimsOf(request, token).claim({
        defendantEmail: '',
        defendantEmailUnknown: true,
      });
      await letterIsOlder(id, 3);
      await open(page, `/admin/claim-review/${id}`);
      await expect(main(page).getByText(/No copy of the letter has reached the defendant/)).toBeVisible();
      await press(page, 'Date the letter anew');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Date it anew' }).click();
      await expect(main(page).getByText(/^The letter is now dated/)).toBeVisible();
      await expect(main(page).getByText('New letter: the one before was never received')).toBeVisible();
      await expectAccessibleEverywhere(page, 'the review of a letter that was dated anew');
      await request.dispose();
    },
  );
});

for (const { name, viewport, tag } of sizes)
  test(
    `a letter without an e-mail address is posted, with a photo, and comes back, on ${name}`,
    tag,
    async ({ page }) => {
      const token = await signUpApart(page);
      const id = await new ClaimsOf(page.request, token).claim({
        defendantEmail: '',
        defendantEmailUnknown: true,
      });
      await page.setViewportSize(viewport);
      await open(page, `/claim/${id}`);
      const ledger = main(page).getByRole('region', { name: 'How the letter reached them' });
      await expect(ledger.getByText('No attempt has been recorded yet.')).toBeVisible();

      const pack = await fetchPdf(page, 'Print and post it yourself');
      expect(pack.name).toBe('letter-to-post.pdf');
      expect(await wordsOfPdf(pack.bytes)).toContain('Unit 4, Weir Mill');

      await press(page, 'Add an attempt');
      const form = page.getByRole('dialog', { name: 'Add an attempt' });
      await form.getByRole('button', { name: 'Record it' }).click();
      for (const words of ['Choose how the letter went.', 'Enter the day on which it went.'])
        await expect(form.getByText(words)).toBeVisible();
      await form.getByRole('radio', { name: /I posted it/ }).check();
      await expect(form.getByLabel('To which address?')).toHaveValue(
        'Unit 4, Weir Mill, Todmorden, OL14 9ZQ',
      );
      // The mistake on the way: a day that has not come.
      await fillDay(page, 'On which day?', new Date(Date.now() + dayMs));
      await form.locator('input[type=file]').setInputFiles(pngFile('certificate.png'));
      await form.getByRole('button', { name: 'Record it' }).click();
      await expect(form.getByText('Choose today or a day before it.')).toBeVisible();
      await expect(form.getByText('certificate.png')).toBeVisible();
      await expectAccessibleEverywhere(page, 'the form of an attempt');
      await page.setViewportSize(viewport);
      await fillDay(page, 'On which day?', new Date());
      await form.getByRole('button', { name: 'Record it' }).click();
      await expect(form).toBeHidden();

      await expect(main(page).getByText(/^Recorded: the letter went to Unit 4/)).toBeVisible();
      const attempt = ledger.getByRole('listitem');
      await expect(attempt).toHaveCount(1);
      await expect(attempt).toContainText('First class post');
      await expect(attempt).toContainText('Unit 4, Weir Mill, Todmorden, OL14 9ZQ');
      await expect(attempt).toContainText('Usual day of receipt');
      await expect(ledger.getByText(/For a letter it is a guide, not law\.$/)).toBeVisible();
      const download = page.waitForEvent('download');
      await attempt.getByRole('button', { name: /certificate\.png/ }).click();
      expect((await download).suggestedFilename()).toBe('certificate.png');
      await expect(main(page).getByText('The day printed in the letter')).toBeVisible();
      expect(await isScrollingSideways(page)).toBe(false);
      await expectAccessibleEverywhere(page, 'a claim whose letter was posted');
      await page.setViewportSize(viewport);

      const certificate = await fetchPdf(page, 'Certificate of service (PDF)');
      expect(certificate.name).toBe('certificate-of-service.pdf');
      expect(await wordsOfPdf(certificate.bytes)).toContain('Unit 4, Weir Mill');

      await attempt.getByRole('button', { name: /^It came back/ }).click();
      const back = page.getByRole('dialog', { name: 'Did it come back?' });
      await back.getByRole('radio', { name: 'It came back: gone away' }).check();
      await fillDay(page, 'On which day did it come back?', new Date());
      await expectAccessibleEverywhere(page, 'the form of a return');
      await page.setViewportSize(viewport);
      await back.getByRole('button', { name: 'Record it' }).click();
      await expect(attempt).toContainText('marked “gone away”');
      await expect(attempt).toContainText('Counts as not received');
      await expect(main(page).getByText('No time runs yet')).toBeVisible();
      await expect(main(page).getByText(/^Your letter came back/)).toBeVisible();
    },
  );
