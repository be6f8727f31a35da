import { formatLongDate, londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { changeDatabase } from './support/database.ts';
import { newestMail } from './support/mailbox.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { newBrowser, newClaimant } from './support/payments.ts';
import { runJob } from './support/run-job.ts';
import { expect, full, test } from './support/test.ts';

test.use({ signedInAs: 'admin', mayComplain: /the server responded with a status of 4\d\d/ });
// Slow: journeys of two people.
test.slow();

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const main = (page: Page) => page.getByRole('main');
const today = () => londonDateOf(new Date());

const individual = {
  issueType: 'Debt Recovery',
  defendantType: 'individual',
  defendantCompanyName: '',
  defendantContactPerson: '',
  defendantFirstName: 'Sam',
  defendantLastName: 'Reed',
} as const;

async function fillDay(page: Page, group: string, day: string): Promise<void> {
  const [year = '', month = '', number = ''] = day.split('-');
  const fields = page.getByRole('group', { name: group });
  await fields.getByLabel('Day').fill(number);
  await fields.getByLabel('Month').fill(month);
  await fields.getByLabel('Year').fill(year);
}

for (const [name, viewport] of Object.entries(sizes)) {
  test(
    `on a ${name}, a claimant pauses a claim for mediation and ends the pause`,
    full,
    async ({ browser, baseURL, request }) => {
      const claimant = await newClaimant(request);
      const id = await new ClaimsOf(request, claimant.session.access_token).claim({
        ...individual,
        plaintiffEmail: claimant.email,
      });
      const page = await newBrowser(browser, baseURL, claimant);
      await page.setViewportSize(viewport);
      await open(page, `/claim/${id}`);
      await main(page).getByRole('button', { name: 'Pause claim' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pause this claim?' });
      await expect(dialog.getByRole('radio', { name: /Vulnerable/ })).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Pause claim' }).click();
      await expect(dialog.getByText('Please choose a reason').first()).toBeVisible();
      await dialog.getByText('Mediation under way').click();
      await dialog.getByRole('button', { name: 'Pause claim' }).click();
      await expect(dialog.getByText('Please give the last day').first()).toBeVisible();
      await fillDay(page, 'Last day of the pause', addDays(today(), 10));
      await expectAccessibleEverywhere(page, 'pausing a claim');
      await page.setViewportSize(viewport);
      expect(await isScrollingSideways(page)).toBe(false);
      await dialog.getByRole('button', { name: 'Pause claim' }).click();

      await expect(
        main(page).getByText(
          new RegExp(`Paused until ${formatLongDate(addDays(today(), 10)).replaceAll(' ', '\\s')}`),
        ),
      ).toBeVisible();
      await expect(main(page).getByText('The time to go to court goes on.')).toBeVisible();
      await expect(main(page).getByText(/days left/)).toHaveCount(0);
      await expectAccessibleEverywhere(page, 'a paused claim');
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await isScrollingSideways(page)).toBe(false);
      await page.setViewportSize(viewport);
      await open(page, '/plaintiff-dashboard');
      await expect(main(page).getByText('Paused', { exact: true })).toBeVisible();

      await open(page, `/claim/${id}`);
      await main(page).getByRole('button', { name: 'End the pause' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'End the pause' }).click();
      await expect(main(page).getByRole('button', { name: 'Pause claim' })).toBeVisible();
      await expect(main(page).getByText(/Nothing to do for now/)).toBeVisible();
    },
  );

  test(`on a ${name}, an admin pauses on the other side’s word, opens the reason and confirms a breathing space`, async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    const claimant = await newClaimant(request);
    const id = await new ClaimsOf(request, claimant.session.access_token).claim({
      ...individual,
      plaintiffEmail: claimant.email,
    });
    await page.setViewportSize(viewport);
    await open(page, `/admin/claim-review/${id}`);
    const panel = page.getByRole('region', { name: 'Pause' });
    await panel.getByRole('button', { name: 'Pause claim' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pause this claim?' });
    await dialog.getByText('Vulnerable circumstances').click();
    await dialog.getByText('The other side says so; nobody has checked it yet').click();
    await expect(dialog.getByText('Last day of the pause')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Pause claim' }).click();
    await expect(dialog.getByText(/Please confirm that the person agreed/).first()).toBeVisible();
    await dialog.getByText('The person has explicitly agreed').click();
    await expectAccessibleEverywhere(page, 'an admin pausing a claim');
    await page.setViewportSize(viewport);
    await dialog.getByRole('button', { name: 'Pause claim' }).click();

    const until = formatLongDate(addDays(today(), 13));
    await expect(panel.getByText(`Paused until ${until}`)).toBeVisible();
    await expect(panel.getByText(/Not confirmed yet/)).toBeVisible();
    await expect(panel.getByText('Vulnerable circumstances')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Show the reason' }).click();
    await expect(panel.getByText('Reason: Vulnerable circumstances')).toBeVisible();

    const mine = await newBrowser(browser, baseURL, claimant);
    await open(mine, `/claim/${id}`);
    await expect(main(mine).getByText(/while our team looks into what the defendant told us/)).toBeVisible();
    await expect(main(mine).getByText(/vulnerable/i)).toHaveCount(0);
    await expect(main(mine).getByRole('button', { name: 'End the pause' })).toHaveCount(0);

    // The person takes back their consent: the reason goes, the pause stays.
    await panel.getByRole('button', { name: 'Erase the reason' }).click();
    const erasing = page.getByRole('alertdialog', { name: 'Erase the reason?' });
    await expectAccessibleEverywhere(page, 'the question before a reason is erased');
    await page.setViewportSize(viewport);
    await erasing.getByRole('button', { name: 'Erase the reason' }).click();
    await expect(panel.getByText('Reason: erased')).toBeVisible();
    await expect(panel.getByText(`Paused until ${until}`)).toBeVisible();

    await panel.getByRole('button', { name: 'Confirm the pause' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm the pause?' });
    await confirm.getByText('Breathing space', { exact: true }).click();
    await fillDay(page, 'First day', today());
    await confirm.getByRole('button', { name: 'Confirm the pause' }).click();
    const end = formatLongDate(addDays(today(), 59));
    await expect(panel.getByText(`Paused until ${end}`)).toBeVisible();
    await expect(panel.getByText('Reason: Vulnerable circumstances')).toHaveCount(0);
    await expectAccessibleEverywhere(page, 'a paused claim in review');
    await page.setViewportSize(viewport);
    expect(await isScrollingSideways(page)).toBe(false);
    await expect(page.getByText('Pause confirmed, or given other days').first()).toBeVisible();

    await open(mine, `/claim/${id}`);
    await expect(main(mine).getByText(/the defendant is in a breathing space/)).toBeVisible();
    expect((await newestMail(request, claimant.email, /^Your claim is paused/)).subject).toContain(end);

    // The 60 days pass.
    await changeDatabase(
      `update claim_holds set first_day = first_day - 60, last_day = last_day - 60, interest_free_from = interest_free_from - 60
         where claim_id = $1`,
      [id],
    );
    await runJob('end-holds');
    await expect(async () => {
      const { text } = await newestMail(request, claimant.email, /^Your claim goes on/);
      expect(text).toContain('the pause of your claim is over');
    }).toPass();
    await open(mine, `/claim/${id}`);
    await expect(main(mine).getByText(/Paused/)).toHaveCount(0);
  });
}

test('a deadline that passes in a pause is no silence: it is later by the pause, and passes after it', async ({
  browser,
  baseURL,
  request,
}) => {
  const claimant = await newClaimant(request);
  const id = await new ClaimsOf(request, claimant.session.access_token).claim({
    ...individual,
    plaintiffEmail: claimant.email,
  });
  const page = await newBrowser(browser, baseURL, claimant);
  await page.setViewportSize(sizes.phone);
  await open(page, `/claim/${id}`);
  await main(page).getByRole('button', { name: 'Pause claim' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause this claim?' });
  await dialog.getByText('Getting debt advice').click();
  await dialog.getByRole('button', { name: 'Pause claim' }).click();
  await expect(dialog.getByText('Please give the last day').first()).toBeVisible();
  // Another reason asks other questions, and the error was about this one.
  await dialog.getByText('Breathing space', { exact: true }).click();
  await expect(dialog.getByText('Please give the last day')).toHaveCount(0);
  await expect(dialog.getByText('There is a problem')).toHaveCount(0);
  await dialog.getByText('Mediation under way').click();
  await fillDay(page, 'Last day of the pause', addDays(today(), 10));
  await dialog.getByRole('button', { name: 'Pause claim' }).click();
  await expect(
    main(page)
      .getByText(/^Paused until/)
      .first(),
  ).toBeVisible();

  const noReply = /^No reply from/;
  const shift = (hold: string, deadline: string) =>
    changeDatabase(
      `with paused as (update claim_holds set ${hold} where claim_id = $1)
       update legal_claims set letter_sent_at = letter_sent_at - interval '60 days', response_deadline = ${deadline} where id = $1`,
      [id],
    );
  // Six days of the pause are over, and the deadline was two days ago.
  await shift('first_day = first_day - 6, last_day = last_day - 6', "now() - interval '2 days'");
  await runJob('note-deadlines');
  await open(page, `/claim/${id}`);
  await expect(
    main(page)
      .getByText(/^Paused until/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByText(/No reply/)).toHaveCount(0);

  // The pause is over, after 11 days.
  await shift('first_day = first_day - 5, last_day = last_day - 5', "now() - interval '3 days'");
  await runJob('end-holds');
  await expect(async () => {
    await open(page, `/claim/${id}`);
    await expect(
      main(page)
        .getByText(/^Nothing to do for now/)
        .first(),
    ).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(
    main(page)
      .getByText(/^[78] days left/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByText(/No reply/)).toHaveCount(0);
  await expectAccessibleEverywhere(page, 'a claim that was paused');
  await page.setViewportSize(sizes.phone);
  expect(await isScrollingSideways(page)).toBe(false);

  await changeDatabase("update legal_claims set response_deadline = now() - interval '1 day' where id = $1", [
    id,
  ]);
  await runJob('note-deadlines');
  await expect(async () => {
    expect((await newestMail(request, claimant.email, noReply)).subject).toMatch(noReply);
  }).toPass();
  await open(page, `/claim/${id}`);
  await expect(
    main(page)
      .getByText(/^No reply came by/)
      .first(),
  ).toBeVisible();
});
