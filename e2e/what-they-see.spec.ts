import { expectAccessible, expectAccessibleEverywhere } from './support/axe.ts';
import { pdfFile } from './support/evidence-files.ts';
import { newestMail } from './support/mailbox.ts';
import { press, signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { goToSend } from './support/submit-claim.ts';
import { expect, full, test } from './support/test.ts';
import { fillStep1, fillStep2, fillStep3, goOnTo, pressNext, whenSaved } from './support/wizard.ts';

for (const [name, viewport, tags] of [
  ['desktop', { width: 1280, height: 900 }, full],
  ['phone', { width: 390, height: 844 }, {}],
] as const) {
  test.describe(`what the other side sees, on a ${name}`, () => {
    test.use({ viewport });

    test(
      'is what the claimant chose: files, address, and one page before it goes',
      tags,
      async ({ page, request }) => {
        const email = `sees-${name}@example.com`;
        await signUpApart(page);
        await open(page, '/submit-claim');
        await fillStep1(page);
        await page
          .getByLabel('Choose files')
          .setInputFiles([pdfFile('order.pdf', 2_000), pdfFile('diary.pdf', 2_000)]);
        await expect(page.getByRole('listitem').filter({ hasText: 'diary.pdf' }).first()).toContainText(
          'Uploaded',
        );
        await page.getByText('Name, order or keep back your evidence', { exact: true }).click();
        const evidence = page.getByRole('list', { name: 'Your evidence' });
        await evidence.getByLabel('Send it with the letter: diary.pdf').uncheck();
        await expect(evidence).toContainText('Kept back: the letter does not mention it.');
        await expectAccessible(page, 'evidence that is kept back');
        await goOnTo(page, 'Your information');

        await fillStep2(page);
        await page.getByRole('radio', { name: /^Another address for letters/ }).check();
        await pressNext(page);
        await page
          .getByRole('alert')
          .getByRole('link', { name: 'Please give the address for letters' })
          .click();
        await expect(page.getByRole('textbox', { name: 'Address for letters' })).toBeFocused();
        await page.keyboard.type('c/o Reed & Sons, 4 Park Row, Leeds');
        await page.getByLabel('Its postcode').fill('ls15hd');
        await expectAccessible(page, 'another address for letters');
        await goOnTo(page, 'Defendant information');
        await fillStep3(page, { email });
        await goOnTo(page, 'Review');
        await expect(page.getByRole('main')).toContainText('Kept back: not sent with the letter');
        await expect(page.getByRole('main')).toContainText('c/o Reed & Sons, 4 Park Row, Leeds');
        await whenSaved(page);
        expect(await isScrollingSideways(page), 'review').toBe(false);

        await pressNext(page);
        await page.waitForURL(/\/generate-lba/);
        await press(page, 'Generate Letter');
        const letter = page.getByRole('article', { name: 'Letter Before Action' });
        await expect(letter).toContainText('Address: c/o Reed & Sons, 4 Park Row, Leeds, LS1 5HD');
        await expect(letter).not.toContainText(/Weir Street|diary/);

        await goToSend(page);
        const main = page.getByRole('main');
        for (const words of [
          email,
          '[1] order.pdf',
          'Kept back: stays with your case',
          'diary.pdf',
          'c/o Reed & Sons, 4 Park Row, Leeds, LS1 5HD',
          'Your own address is not shown.',
          'If it is paid through Plainclaim, we keep 10%',
          '£90.00',
          'You get £810.00.',
        ])
          await expect(main).toContainText(words);
        await expectAccessibleEverywhere(page, 'what goes to whom');
        expect(await isScrollingSideways(page), 'what goes to whom').toBe(false);
        const submit = page.getByRole('button', { name: 'Submit Claim' });
        await expect(submit).toBeInViewport();
        // The way back leads to the letter as it was.
        await page.getByRole('link', { name: 'Back to your letter' }).click();
        await expect(letter).toBeVisible();
        await goToSend(page);
        await submit.click();
        await page.waitForURL(/\/claim\/[0-9a-f-]{36}$/);
        await expect(main).toContainText('Kept back: the other side has not got it');

        const mail = await newestMail(request, email, /Letter Before Action/);
        expect(mail.text).not.toMatch(/Weir Street|OL14 9ZQ|diary/);
        expect(mail.attachments).toHaveLength(2);
      },
    );
  });
}
