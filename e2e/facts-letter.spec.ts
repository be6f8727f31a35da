import { factsAsTyped } from '@plainclaim/domain/claims/facts/input/facts-as-typed';
import { kitchenFacts } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { pence } from '@plainclaim/domain/shared/money';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { newestMail } from './support/mailbox.ts';
import { press, signUpApart } from './support/new-person.ts';
import { open } from './support/page.ts';
import { wordsOfPdf } from './support/pdf.ts';
import { submitClaim } from './support/submit-claim.ts';
import { expect, full, test } from './support/test.ts';

/** Two payments, a credit and interest. */
const facts = factsAsTyped({
  ...kitchenFacts,
  credits: [{ on: toIsoDate('2026-10-05'), amount: pence(100_00), what: 'Refund of the delivery fee' }],
  evidence: kitchenFacts.evidence.map((item) => ({ ...item, file: null })),
});

/** What page, mail and PDF have to say alike. */
const told = [
  'Deposit, paid 12 June 2026 [2]: £1,850.00',
  'Second payment, 3 July 2026 [3]: £650.00',
  'Refund of the delivery fee',
  'Amount claimed: £2,400.00',
  '24 August 2026: Fitting day. Nobody came, and nothing was delivered. [4]',
  'September 2026: Rang four times.',
  'section 69 of the County Courts Act 1984',
  'A £25 dispute fee applies; Plainclaim does not collect it and you may dispute without paying it.',
];

for (const [name, viewport, tags] of [
  ['desktop', { width: 1280, height: 900 }, full],
  ['phone', { width: 390, height: 844 }, {}],
] as const) {
  test.describe(`a claim told in rows, on a ${name}`, () => {
    test.use({ viewport, mayComplain: /the server responded with a status of 404/ });

    test('says the same on the page, in the mail and in the PDF', tags, async ({ page, request }) => {
      const claims = new ClaimsOf(page.request, await signUpApart(page));
      const defendantEmail = `rows-${name}@example.com`;
      const draftId = await claims.draft({ defendantEmail }, facts);
      // The review shows all of it once; beside the letter the same is folded.
      const deposit = page.getByText('Deposit, paid 12 June 2026').filter({ visible: true });
      await open(page, `/submit-claim?draft=${draftId}&step=4`);
      await expect(page.getByRole('group', { name: 'What the letter lists' })).toBeVisible();
      await expect(deposit).toHaveCount(1);
      await expect(page.getByText('Your claim so far')).toHaveCount(0);
      await open(page, `/generate-lba?draft=${draftId}`);
      await expect(page.getByText('Claim summary')).toBeVisible();
      await expect(deposit).toHaveCount(0);
      await press(page, 'Generate Letter');
      const letter = page.getByRole('article', { name: 'Letter Before Action' });
      const submit = page.getByRole('button', { name: 'Submit Claim' });
      await expect(submit).toBeEnabled();
      for (const words of told) await expect(letter).toContainText(words);
      // Interest grows with the day: the figure of today has to stand alike everywhere.
      const written = (await letter.innerText()).replace(/\s+/g, ' ');
      const [interest = ''] =
        /Interest comes to £[\d.,]+ by [^.]+, and \d+p more each day until payment\./.exec(written) ?? [];
      expect(interest).not.toBe('');
      const toldToday = [...told, interest];
      const rows = page.getByRole('region', { name: 'Sums, dates and numbers' });
      await expect(rows).toContainText('£2,400.00');
      await expect(rows.locator('details[open]')).toHaveCount(0);
      await expectAccessibleEverywhere(page, 'a letter told in rows', ['light']);

      // A sum is changed in the answers, not in the letter; the prose may be changed.
      await press(page, 'Edit Letter');
      const box = page.getByLabel('Letter text');
      const text = await box.inputValue();
      await box.fill(
        text.replace('[3]: £650.00', '[3]: £750.00').replace('would much rather hear', 'would rather hear'),
      );
      const problems = page.getByRole('region', { name: '1 thing to put right' });
      await expect(problems).toContainText('The sums follow your answers.');
      await expect(problems).toContainText('Your answers“Second payment, 3 July 2026 [3]: £650.00”');
      await problems.getByRole('button', { name: 'Put back what follows your answers' }).click();
      await expect(page.getByRole('region', { name: 'Nothing to put right' })).toBeVisible();
      const wanted = text.replace('would much rather hear', 'would rather hear').trim();
      await expect.poll(async () => (await box.inputValue()).trim()).toBe(wanted);
      await press(page, 'Save Changes');
      await expect(submit).toBeEnabled();
      await submitClaim(page);
      await page.waitForURL(`/claim/${draftId}`);

      const mail = await newestMail(request, defendantEmail, new RegExp(`Claim ID: ${draftId}`));
      const attached = await request.get(mail.attachments[0]?.href ?? '');
      const texts = [mail.text.replace(/\s+/g, ' '), await wordsOfPdf(await attached.body())];
      for (const words of toldToday) {
        await expect(page.getByRole('main')).toContainText(words);
        for (const sent of texts) expect(sent).toContain(words);
      }
      const claimed = page.getByRole('region', { name: 'What is claimed' });
      for (const words of ['Deposit, paid 12 June 2026', '£1,850.00', '£2,400.00', 'Fitting day'])
        await expect(claimed).toContainText(words);
      await expectAccessibleEverywhere(page, 'a claim told in rows', ['light']);
    });
  });
}

test.describe('a sum or a day typed into the letter', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is shown beside the row that it contradicts, or offered as a row', full, async ({ page }) => {
    const claims = new ClaimsOf(page.request, await signUpApart(page));
    const draftId = await claims.draft({}, facts);
    await claims.writeLetter(draftId);
    await open(page, `/generate-lba?draft=${draftId}`);
    await press(page, 'Edit Letter');
    const box = page.getByLabel('Letter text');
    const text = await box.inputValue();
    const typed =
      'The deposit was £1,750. I bought tiles for £210 on 20 July 2026. I waited on 1 August 2026.';
    await box.fill(text.replace('I paid a deposit for oak worktops.', typed));
    const warnings = page.getByRole('region', { name: 'Worth a second look' });
    await expect(warnings).toContainText('Your answers have £1,850.00 here, not £1,750.');
    await expect(warnings).toContainText('Your answers“Deposit, paid 12 June 2026: £1,850.00”');
    const offers = page.getByRole('region', { name: 'Told, but in no row' });
    await expect(offers.getByRole('listitem')).toHaveCount(2);
    await expect(offers).toContainText('You would then claim £2,610.00.');
    await expectAccessibleEverywhere(page, 'a letter that tells more than its rows', ['light', 'dark']);

    // Turned down, it does not come again, not even after the letter was saved.
    await offers.getByRole('button', { name: 'No, thanks 1 August 2026' }).click();
    await warnings.getByRole('button', { name: /^Keep it/ }).click();
    await press(page, 'Save Changes');
    await expect(page.getByRole('button', { name: 'Edit Letter' })).toBeVisible();
    await expect(offers.getByRole('listitem')).toHaveCount(1);
    await expect(warnings).toHaveCount(0);

    await offers.getByRole('button', { name: 'Add it £210 on 20 July 2026' }).click();
    await expect(page.getByText('Your answers have changed since this letter was written')).toBeVisible();
    await press(page, 'Write it anew');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Write it again' }).click();
    const letter = page.getByRole('article', { name: 'Letter Before Action' });
    await expect(letter).toContainText('I bought tiles for £210 on 20 July 2026: £210.00');
    await expect(letter).toContainText('Amount claimed: £2,610.00');
    await expect(page.getByText('Your answers have changed since this letter was written')).toHaveCount(0);
  });
});
