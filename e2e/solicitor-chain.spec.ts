import { expectAccessible, expectAccessibleEverywhere } from './support/axe.ts';
import {
  askForSolicitor,
  button,
  cardOf,
  confirm,
  main,
  panel,
  phone,
  solicitorIn,
  suspendApproved,
  team,
} from './support/case-pages.ts';
import { newestMail } from './support/mailbox.ts';
import { newName } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { demoAdmin, newBrowser, newClaimant } from './support/payments.ts';
import {
  approve,
  decide,
  type Field,
  largeClaim,
  letTheAnswerBeLate,
  registered,
} from './support/solicitors.ts';
import { expect, full, test } from './support/test.ts';

// The refusals these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: /the server responded with a status of 4\d\d/ });
// Slow: each test is a journey of three or four users.
test.slow();

test.afterEach(suspendApproved);

test(
  'declined, the case goes down the chain to its end on a phone, where an admin is told',
  full,
  async ({ page: adminPage, browser, baseURL, request }) => {
    const field: Field = { jurisdiction: 'Scotland', issueType: 'Professional Negligence' };
    const admin = await demoAdmin(request);
    const claimant = await newClaimant(request);
    const name = newName('Morag');
    const claimId = await largeClaim(claimant, field, name);
    const first = await solicitorIn(browser, baseURL, admin, 'Near', field);
    const second = await solicitorIn(browser, baseURL, admin, 'Far', field, 'TR1 2AA');
    const mine = await newBrowser(browser, baseURL, claimant);
    for (const one of [mine, first.page, second.page]) await one.setViewportSize(phone);
    await askForSolicitor(mine, claimId);
    await expect(panel(mine).getByText(/^We have asked Near Law/)).toBeVisible();

    await open(second.page, '/solicitor-dashboard');
    await expect(main(second.page).getByText('Nothing waits for your answer')).toBeVisible();
    await open(first.page, '/solicitor-dashboard');
    const link = cardOf(first.page, name).getByRole('link', { name: /^View Details/ });
    const address = (await link.getAttribute('href')) ?? '';
    await button(first.page, /^Decline: /).click();
    const question = first.page.getByRole('dialog', { name: 'Decline this case?' });
    await question.getByRole('button', { name: 'Decline case' }).click();
    await expect(question.getByText('Please give a reason').first()).toBeVisible();
    await expectAccessible(first.page, 'declining a case on a phone');
    await expect(
      question.getByText(/The claimant learns that you could not take it on, and not why\.$/),
    ).toBeVisible();
    await question.getByLabel('Reason').fill('I know the defendant.');
    await question.getByRole('button', { name: 'Decline case' }).click();
    await expect(cardOf(first.page, name)).toHaveCount(0);
    const lost = first.page.getByRole('region', { name: 'Moved on' });
    await expect(lost.getByText(/^You declined it, /)).toBeVisible();
    await expect(lost).not.toContainText(name);
    await expectAccessible(first.page, 'a dashboard with a declined case on a phone');
    expect(await isScrollingSideways(first.page)).toBe(false);
    // Declining removes access to the case file.
    await open(first.page, address);
    await expect(first.page.locator('h1')).toHaveText('Case not found');

    await newestMail(request, claimant.email, /^We have asked Far Law about your claim/);
    await open(second.page, '/solicitor-dashboard');
    await button(second.page, /^Decline: /).click();
    await second.page.getByLabel('Reason').fill('No time at present.');
    await second.page.getByRole('button', { name: 'Decline case' }).click();
    await expect(cardOf(second.page, name)).toHaveCount(0);

    await open(mine, `/claim/${claimId}`);
    await expect(panel(mine).getByText(/^Everyone who fits your case was asked/)).toBeVisible();
    await expect(panel(mine).getByText('Could not take it on')).toHaveCount(2);
    await expect(panel(mine)).not.toContainText('I know the defendant.');
    await expectAccessible(mine, 'a search that found nobody on a phone');
    expect(await isScrollingSideways(mine)).toBe(false);
    await newestMail(request, claimant.email, /^No solicitor found so far/);
    await newestMail(request, team, new RegExp(`^No solicitor found so far.*${claimId}`));
    await open(adminPage, `/admin/claim-review/${claimId}`);
    for (const words of ['No solicitor left to ask', 'To our team: nobody took the case on'])
      await expect(main(adminPage).getByText(words, { exact: true }).first()).toBeVisible();
    await Promise.all([mine, first.page, second.page].map((one) => one.context().close()));
  },
);

test(
  'whoever comes too late is told, and nobody opens a case by guessing its address',
  full,
  async ({ browser, baseURL, request }) => {
    const field: Field = { jurisdiction: 'Northern Ireland', issueType: 'Employment Issue' };
    const admin = await demoAdmin(request);
    const claimant = await newClaimant(request);
    const name = newName('Niamh');
    const claimId = await largeClaim(claimant, field, name);
    const otherClaim = await largeClaim(claimant, field, newName('Niamh'));
    const near = await solicitorIn(browser, baseURL, admin, 'Near', field);
    const far = await solicitorIn(browser, baseURL, admin, 'Far', field, 'TR1 2AA');
    const mine = await newBrowser(browser, baseURL, claimant);
    await askForSolicitor(mine, claimId);
    await expect(panel(mine).getByText(/^We have asked Near Law/)).toBeVisible();

    await open(near.page, '/solicitor-dashboard');
    const details = cardOf(near.page, name).getByRole('link', { name: /^View Details/ });
    const address = (await details.getAttribute('href')) ?? '';
    await open(far.page, address);
    await expect(far.page.locator('h1')).toHaveText('Case not found');
    for (const [one, id] of [
      [far.page, claimId],
      [near.page, otherClaim],
    ] as const) {
      await open(one, `/claim/${id}`);
      const refusal = 'Claim not found or you do not have permission to view it.';
      await expect(main(one).getByText(refusal)).toBeVisible();
    }
    const api = `/api/solicitor/referrals/${address.split('/').at(-1)}`;
    const headers = { authorization: `Bearer ${far.solicitor.session.access_token}` };
    expect((await request.get(`${api}/case-file.zip`, { headers })).status()).toBe(404);
    expect((await request.post(`${api}/accept`, { headers })).status()).toBe(404);

    // The claimant withdraws consent while the solicitor has the case open.
    await open(near.page, '/solicitor-dashboard');
    await expect(cardOf(near.page, name)).toBeVisible();
    await panel(mine).getByRole('button', { name: 'Take consent back' }).click();
    await mine.getByRole('alertdialog').getByRole('button', { name: 'Take consent back' }).click();
    await expect(
      panel(mine).getByText(/No solicitor asked in it can open your case file any more\.$/),
    ).toBeVisible();
    await confirm(near.page, 'Accept Case');
    await expect(main(near.page).getByText('This case has moved on. Nothing was changed.')).toBeVisible();
    await expect(main(near.page).getByText('This cannot be done now: the case is withdrawn.')).toBeVisible();
    await expect(cardOf(near.page, name)).toHaveCount(0);
    await newestMail(request, near.solicitor.email, /^A case was withdrawn/);

    // Asked again and unanswered for three working days: the next match is asked, and takes the case.
    await askForSolicitor(mine, claimId);
    await expect(panel(mine).getByText(/^We have asked Near Law/)).toBeVisible();
    await open(near.page, '/solicitor-dashboard');
    await cardOf(near.page, name)
      .getByRole('link', { name: /^View Details/ })
      .click();
    await expect(button(near.page, /^Accept Case: /)).toBeVisible();
    await letTheAnswerBeLate(claimId);
    await newestMail(request, near.solicitor.email, /^A case was passed on/);
    await open(far.page, '/solicitor-dashboard');
    await confirm(far.page, 'Accept Case');
    await expect(far.page.getByRole('tab', { name: 'Accepted Claims 1' })).toBeVisible();
    await confirm(near.page, 'Accept Case');
    await expect(near.page.locator('h1')).toHaveText('This case has moved on');
    await expect(
      main(near.page).getByText('This cannot be done now: the case is passed on to someone else.'),
    ).toBeVisible();
    await expectAccessible(near.page, 'a case that moved on');
    await main(near.page).getByRole('link', { name: 'Back to dashboard' }).click();
    const lost = near.page.getByRole('region', { name: 'Moved on' });
    await expect(lost.getByText('Expired', { exact: true })).toBeVisible();
    await expect(lost.getByText('Withdrawn', { exact: true })).toBeVisible();
    await open(mine, `/claim/${claimId}`);
    await expect(panel(mine).getByText('Did not answer in time')).toBeVisible();
    await expect(panel(mine).getByText(/^Far Law of Far & Partners took your case on/)).toBeVisible();
    await Promise.all([mine, near.page, far.page].map((one) => one.context().close()));
  },
);

test(
  'only an approved solicitor has a dashboard; the others read how they stand',
  full,
  async ({ page: adminPage, browser, baseURL, request }) => {
    const field: Field = { jurisdiction: 'Scotland', issueType: 'Employment Issue' };
    const admin = await demoAdmin(request);
    const solicitor = await registered(request, 'Rowan', field);
    const page = await newBrowser(browser, baseURL, solicitor);
    const heading = page.locator('h1');

    await open(page, '/solicitor-dashboard');
    await page.waitForURL('/solicitor-holding-page');
    await expect(heading).toHaveText('Thank You for Your Interest!');
    await expect(
      main(page).getByText('Before approval we need: Law Society of Scotland number.'),
    ).toBeVisible();
    await expectAccessibleEverywhere(page, 'the holding page of a pending solicitor');

    const reason = 'You are not in the register.';
    await decide(admin, solicitor, { decision: 'decline', reason });
    await open(page, '/solicitor-dashboard');
    await page.waitForURL('/solicitor-holding-page');
    await expect(heading).toHaveText('Your registration was declined');
    await expect(main(page).getByText(`Our reason: ${reason}`)).toBeVisible();

    await approve(admin, solicitor, field);
    await page.reload();
    await expect(heading).toHaveText('You are approved');
    await main(page).getByRole('link', { name: 'Open your dashboard' }).click();
    await expect(heading).toHaveText('Solicitor Dashboard');

    await decide(admin, solicitor, { decision: 'suspend', reason: 'A complaint.' });
    await page.reload();
    await page.waitForURL('/solicitor-holding-page');
    await expect(heading).toHaveText('Your registration is suspended');
    await expectAccessible(page, 'the holding page of a suspended solicitor');
    await page.context().close();

    const claimant = await newBrowser(browser, baseURL, await newClaimant(request));
    for (const path of ['/solicitor-dashboard', '/solicitor-dashboard/cases/some-case']) {
      await open(claimant, path);
      await expect(claimant.locator('h1')).toHaveText('Access Denied');
      await expect(
        main(claimant).getByText('You need solicitor privileges to access this page.', { exact: true }),
      ).toBeVisible();
    }
    await claimant.context().close();
    await open(adminPage, '/solicitor-dashboard');
    await expect(main(adminPage).getByRole('link', { name: 'Go to solicitors' })).toBeVisible();
  },
);
