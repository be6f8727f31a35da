import { Buffer } from 'node:buffer';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { newestMail } from './support/mailbox.ts';
import { newName, press } from './support/new-person.ts';
import { AdminOf } from './support/offers.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { newClaimant } from './support/payments.ts';
import { expect, full, test } from './support/test.ts';

// A refused day also appears in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: /the server responded with a status of 422/ });
test.slow();

const main = (page: Page) => page.getByRole('main');

async function claimOfStranger(request: APIRequestContext, plaintiffName: string) {
  const { session, email } = await newClaimant(request);
  const id = await new ClaimsOf(request, session.access_token).claim({
    plaintiffName,
    plaintiffEmail: email,
  });
  return { id, email };
}

/** Fills in the three fields of the date received. */
async function fillDay(page: Page, day: Date): Promise<void> {
  const group = page.getByRole('group', { name: 'Day received' });
  await group.getByLabel('Day', { exact: true }).fill(String(day.getUTCDate()));
  await group.getByLabel('Month', { exact: true }).fill(String(day.getUTCMonth() + 1));
  await group.getByLabel('Year', { exact: true }).fill(String(day.getUTCFullYear()));
}

const dayMs = 86_400_000;

for (const { name, viewport } of [
  { name: 'a desktop', viewport: { width: 1280, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
])
  test(
    `a letter is written down for the claim it answers, and taken off again, on ${name}`,
    full,
    async ({ page, request }) => {
      await page.setViewportSize(viewport);
      const plaintiff = newName('Philippa');
      const { id, email } = await claimOfStranger(request, plaintiff);
      await open(page, '/admin/dashboard');
      const form = page.getByRole('region', { name: 'Write down a letter or a call' });
      await press(page, 'Record the reply');
      for (const words of [
        'Please choose the claim it is about.',
        'Please say how it came.',
        'Please give the day it was received.',
        'Please write down what was said.',
      ])
        await expect(form.getByText(words)).toBeVisible();

      await form.getByLabel('Find the claim').fill(plaintiff);
      await form.getByRole('button', { name: new RegExp(plaintiff) }).click();
      const chosen = form.getByRole('region', { name: 'The claim it will be filed to' });
      await expect(chosen).toContainText(id);
      await form.getByRole('radio', { name: 'By post' }).click();
      await form.getByLabel('What was said').fill('I agree to pay.');
      await fillDay(page, new Date(Date.now() + 2 * dayMs));
      await press(page, 'Record the reply');
      await expect(form.getByText('The day it was received cannot be in the future.')).toBeVisible();
      await fillDay(page, new Date(Date.now() - 2 * dayMs));
      await press(page, 'Record the reply');
      await expect(form.getByText(/^The letter went on .*, so a reply to it cannot have come/)).toBeVisible();
      await expect(form.getByLabel('What was said')).toHaveValue('I agree to pay.');
      await fillDay(page, new Date());
      await form.locator('input[type=file]').setInputFiles({
        name: 'scan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 scan'),
      });
      await expect(form.getByText(`It is filed to the claim of ${plaintiff}`)).toBeVisible();
      await expectAccessibleEverywhere(page, 'a letter before it is recorded');
      expect(await isScrollingSideways(page)).toBe(false);
      // A double click records it once, and is not told that it was recorded before.
      await form.getByRole('button', { name: 'Record the reply' }).dblclick();
      await expect(form.getByText(`Recorded for ${plaintiff} v`)).toBeVisible();
      await form.getByRole('button', { name: 'Take it off the claim' }).click();
      await expect(form.getByText('It is on no claim.')).toBeVisible();

      await form.getByLabel('Find the claim').fill(plaintiff);
      await form.getByRole('button', { name: new RegExp(plaintiff) }).click();
      await form.getByRole('radio', { name: 'By phone' }).click();
      await form.getByLabel('What was said').fill('I agree to pay on Friday.');
      await fillDay(page, new Date());
      await press(page, 'Record the reply');
      await expect(form.getByText(`Recorded for ${plaintiff} v`)).toBeVisible();
      await form.getByRole('link', { name: /^Review the claim/ }).click();
      await page.waitForURL(`/admin/claim-review/${id}`);
      const reply = page.getByRole('article', { name: 'Defendant response' });
      await expect(reply).toContainText('By phone,');
      await expect(reply).not.toContainText('Subject');
      await expectAccessibleEverywhere(page, 'the review of a call');
      expect(await isScrollingSideways(page)).toBe(false);
      const mail = await newestMail(request, email, /has replied/);
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('It did not come by email (by phone,');
    },
  );

test(
  'what was sent by mistake is taken back within its minute, and corrected in words after',
  full,
  async ({ page, request }) => {
    const plaintiff = newName('Rosalind');
    const { id } = await claimOfStranger(request, plaintiff);
    await open(page, `/admin/claim-review/${id}`);
    await (await AdminOf.onPage(page)).reply(id, 'Perhaps.');
    await page.reload();
    await press(page, 'Request Clarification');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send the e-mail' }).click();
    const held = main(page).getByText('This e-mail has not left yet.');
    await expect(held).toBeVisible();
    await expect(
      main(page).getByText(/A question about your reply.* to accounts@tarnandthistle/),
    ).toBeVisible();
    await expectAccessibleEverywhere(page, 'an e-mail that can be taken back');
    await main(page)
      .getByRole('button', { name: /^Take it back/ })
      .click();
    await expect(held).toBeHidden();
    await expect(page.getByRole('list', { name: 'Everything that happened' })).toContainText(
      'Request taken back before it left',
    );

    await press(page, 'Request Clarification');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send the e-mail' }).click();
    await expect(held).toBeVisible();
    await newestMail(request, 'accounts@tarnandthistle.example', new RegExp(`A question.*${id}`));
    await page.reload();
    await main(page)
      .getByRole('button', { name: /^Correct in words ?: A question about your reply/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Correct this e-mail in words?' });
    await dialog.getByRole('button', { name: 'Send the correction' }).click();
    await expect(dialog.getByText('Please write what is to be put right.')).toBeVisible();
    await dialog.getByLabel('Correction, as they read it').fill('We had understood you after all.');
    await expectAccessibleEverywhere(page, 'a correction before it is sent', ['light']);
    await dialog.getByRole('button', { name: 'Send the correction' }).click();
    await expect(dialog).toBeHidden();
    await expect(held).toBeVisible();
    await expect(page.getByRole('list', { name: 'Everything that happened' })).toContainText(
      'An e-mail was corrected in words',
    );
  },
);
