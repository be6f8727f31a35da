import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/axe.ts';
import { newestMail } from './support/mailbox.ts';
import { newName } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { demoAdmin, newBrowser, newClaimant, type Person } from './support/payments.ts';
import {
  approve,
  decide,
  type Field,
  largeClaim,
  letTheAnswerBeLate,
  registered,
  type Solicitor,
} from './support/solicitors.ts';
import { expect, full, test } from './support/test.ts';

// The refusals these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: /the server responded with a status of 4\d\d/ });
// Slow: each test is a journey of three or four users.
test.slow();

const phone = { width: 375, height: 800 };
const team = 'team@plainclaim.example';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const panel = (page: Page) => page.getByRole('region', { name: 'A solicitor for your claim' });
const cardOf = (page: Page, claimant: string) =>
  main(page).getByRole('article', { name: new RegExp(`^${claimant} v `) });

const approvedHere: { admin: Person; solicitor: Solicitor }[] = [];

/** An approved solicitor with a browser context of their own. */
async function solicitorIn(
  browser: Browser,
  baseURL: string | undefined,
  admin: Person,
  name: string,
  field: Field,
  postcode?: string,
): Promise<{ solicitor: Solicitor; page: Page }> {
  const solicitor = await registered(admin.request, name, field, postcode);
  await approve(admin, solicitor, field);
  approvedHere.push({ admin, solicitor });
  return { solicitor, page: await newBrowser(browser, baseURL, solicitor) };
}

// Suspended afterwards: a retry of the test would otherwise find solicitors of the first attempt.
test.afterEach(async () => {
  for (const { admin, solicitor } of approvedHere.splice(0))
    await decide(admin, solicitor, { decision: 'suspend', reason: 'The test is over.' });
});

/** Asks through the form, where the checkbox is the consent. */
async function askForSolicitor(page: Page, claimId: string): Promise<void> {
  await open(page, `/claim/${claimId}`);
  await panel(page).getByRole('checkbox').check();
  await panel(page).getByRole('button', { name: 'Ask for a solicitor' }).click();
}

/** Approves like an admin: first the regulator's number, then the decision. */
async function approveOnScreen(page: Page, { id, name }: Solicitor, number: string): Promise<void> {
  await open(page, `/admin/solicitors/${id}`);
  await page.getByLabel(number).fill('12345');
  await button(page, 'Save numbers').click();
  await expect(main(page).getByText('The numbers are saved.')).toBeVisible();
  await button(page, 'Approve').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(main(page).getByText(`${name} is approved.`)).toBeVisible();
}

/** Presses a case's button, and its namesake in the dialog that follows. */
async function confirm(page: Page, verb: string): Promise<void> {
  await button(page, new RegExp(`^${verb}: `)).click();
  await page.getByRole('alertdialog').getByRole('button', { name: verb }).click();
}

test('a claimant asks, a solicitor reads, accepts, writes, works and completes, and the history has it all', async ({
  page: adminPage,
  browser,
  baseURL,
  request,
}) => {
  const field: Field = { jurisdiction: 'Northern Ireland', issueType: 'Property Damage' };
  const admin = await demoAdmin(request);
  const claimant = await newClaimant(request);
  const name = newName('Rosalind');
  const claimId = await largeClaim(claimant, field, name);
  const solicitor = await registered(request, 'Rowan', field);
  await approveOnScreen(adminPage, solicitor, 'Law Society of Northern Ireland number');
  approvedHere.push({ admin, solicitor });
  const theirs = await newBrowser(browser, baseURL, solicitor);
  const mine = await newBrowser(browser, baseURL, claimant);

  // Nothing is shared before the checkbox is ticked, and the panel lists what would be.
  await open(mine, `/claim/${claimId}`);
  await expect(panel(mine).getByText(/any you add later: contract\.pdf\.$/)).toBeVisible();
  await expect(panel(mine).getByText('The Letter Before Action.')).toBeVisible();
  await expectAccessibleEverywhere(mine, 'asking for a solicitor');
  expect(await isScrollingSideways(mine)).toBe(false);
  await panel(mine).getByRole('button', { name: 'Ask for a solicitor' }).click();
  await expect(panel(mine).getByText('Please agree to share your case file').first()).toBeVisible();
  await panel(mine).getByRole('checkbox').check();
  await panel(mine).getByRole('button', { name: 'Ask for a solicitor' }).click();
  await expect(panel(mine).getByText(/^We have asked Rowan Law of Rowan & Partners\./)).toBeVisible();
  await expect(
    panel(mine).getByText(/^Chosen because they take on Property Damage in Northern Ireland, are /),
  ).toBeVisible();
  await expect(panel(mine).getByText('Waiting for their answer')).toBeVisible();
  await expect(panel(mine)).not.toContainText(solicitor.email);
  await newestMail(request, claimant.email, /^We have asked Rowan Law about your claim/);

  const question = await newestMail(request, solicitor.email, /^A new case for you: Property Damage/);
  expect(question.text).toContain('/solicitor-dashboard');
  await open(theirs, '/solicitor-dashboard');
  const card = cardOf(theirs, name);
  for (const words of [
    '£12,500.00',
    'Pending',
    'Medium urgency',
    'Property Damage',
    'Northern Ireland',
    /^I paid a deposit for oak worktops/,
    /^Referral ID [\w-]{36}$/,
  ])
    await expect(card.getByText(words, typeof words === 'string' ? { exact: true } : {})).toBeVisible();
  await expect(theirs.getByRole('tab', { name: 'Pending Claims 1' })).toBeVisible();
  await expect(theirs.getByRole('tab', { name: 'Accepted Claims 0' })).toBeVisible();
  await expectAccessibleEverywhere(theirs, 'the solicitor dashboard');
  expect(await isScrollingSideways(theirs)).toBe(false);

  // Before answering, the solicitor can read the case file: claim, letter, documents, replies, and all of it
  // as an archive.
  await admin.post('/api/admin/replies', {
    email_subject: `Re: Claim ID: ${claimId}`,
    email_body: 'I dispute every word of it.',
    sender_email: 'accounts@tarnandthistle.example',
  });
  await card.getByRole('link', { name: /^View Details: / }).click();
  await expect(theirs.locator('h1')).toHaveText(`${name} v Tarn & Thistle Kitchens Ltd`);
  await expect(main(theirs).getByText('I dispute every word of it.')).toBeVisible();
  await button(theirs, 'Read the whole letter').click();
  await expect(
    main(theirs)
      .getByRole('heading', { name: /LETTER BEFORE ACTION/i })
      .first(),
  ).toBeVisible();
  const [document] = await Promise.all([
    theirs.waitForEvent('download'),
    button(theirs, /^contract\.pdf/).click(),
  ]);
  expect(document.suggestedFilename()).toBe('contract.pdf');
  const [archive] = await Promise.all([
    theirs.waitForEvent('download'),
    button(theirs, 'Download everything').click(),
  ]);
  expect(archive.suggestedFilename()).toBe(`case-${claimId}.zip`);
  const packed = (await readFile(await archive.path())).toString('latin1');
  for (const file of ['claim.txt', '.pdf', 'replies/', 'documents/1 contract.pdf'])
    expect(packed).toContain(file);
  await expect(main(theirs).getByRole('heading', { name: /^Messages with/ })).toHaveCount(0);
  await expectAccessibleEverywhere(theirs, 'a case file');
  expect(await isScrollingSideways(theirs)).toBe(false);

  await confirm(theirs, 'Accept Case');
  await expect(theirs.getByText('Case accepted', { exact: true }).first()).toBeVisible();
  await newestMail(request, claimant.email, /^Rowan Law takes the case on/);
  await newestMail(request, team, new RegExp(`^Rowan Law takes the case on.*${claimId}`));

  // Contact Client leads from the dashboard to the messages, which both sides see.
  await open(theirs, '/solicitor-dashboard?tab=accepted');
  await card.getByRole('link', { name: /^Contact Client: / }).click();
  const talk = main(theirs).getByRole('heading', { name: `Messages with ${name}` });
  await expect(talk).toBeFocused();
  await button(theirs, 'Send Message').click();
  await expect(main(theirs).getByText('Please write a message').first()).toBeVisible();
  await theirs.getByLabel('Your message').fill('When can we talk?\n\nI am free on Monday.');
  await button(theirs, 'Send Message').click();
  await expect(main(theirs).getByRole('listitem').filter({ hasText: 'I am free on Monday.' })).toBeVisible();
  await expect(theirs.getByLabel('Your message')).toHaveValue('');
  const sent = await newestMail(request, claimant.email, /^Rowan Law wrote to you about a case/);
  expect(sent.text).toContain('I am free on Monday.');
  await open(mine, `/claim/${claimId}#solicitor`);
  await expect(panel(mine).getByText('Took your case on', { exact: true })).toBeVisible();
  await expect(panel(mine).getByRole('link', { name: solicitor.email })).toBeVisible();
  // An open page polls every fifteen seconds.
  await expect(panel(mine).getByText('When can we talk?')).toBeVisible({ timeout: 30_000 });
  await panel(mine).getByLabel('Your message').fill('Monday is good.');
  await panel(mine).getByRole('button', { name: 'Send Message' }).click();
  await newestMail(request, solicitor.email, new RegExp(`^${name} wrote to you`));
  await expectAccessibleEverywhere(mine, 'a solicitor on the case');
  expect(await isScrollingSideways(mine)).toBe(false);
  await theirs.reload();
  await expect(main(theirs).getByText('Monday is good.')).toBeVisible();

  await confirm(theirs, 'Start Work');
  await expect(main(theirs).getByText('In progress', { exact: true })).toBeVisible();
  await newestMail(request, claimant.email, /^Rowan Law has started work/);
  await open(theirs, '/solicitor-dashboard?tab=accepted');
  await button(theirs, /^Complete: /).click();
  const ending = theirs.getByRole('dialog');
  await ending.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(ending.getByRole('alert').first()).toContainText('Please say how the case ended');
  await ending.getByLabel('How did it end?').selectOption('The court decided for the client');
  await ending.getByLabel(/should know/).fill('They have 14 days to pay.');
  await ending.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(card.getByText('Completed', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: /^Contact Client/ })).toHaveCount(0);
  await expect(theirs.getByRole('tab', { name: 'Accepted Claims 1' })).toBeVisible();
  const figures = main(theirs).locator('dl').first();
  await expect(figures.locator('div').filter({ hasText: 'Total value' })).toContainText('£12,500.00');
  await expect(figures.locator('div').filter({ hasText: /^Completed/ })).toContainText('1');
  await newestMail(request, claimant.email, /^Rowan Law has completed work/);
  await mine.reload();
  await expect(panel(mine).getByText(/^Rowan Law of Rowan & Partners completed their work/)).toContainText(
    'The court decided for you.',
  );
  await expect(panel(mine).getByText('They have 14 days to pay.')).toBeVisible();

  // Every event, and every mail about it, is in the claim's history.
  await open(adminPage, `/admin/claim-review/${claimId}`);
  for (const words of [
    'Claimant agreed to share the case file',
    'Solicitor asked',
    'To the solicitor: a case was offered',
    'To the claimant: who was asked, and why',
    'Solicitor took the case on',
    'To the claimant: the case was accepted',
    'To our team: the case was accepted',
    'To the claimant: a message from the solicitor',
    'To the solicitor: a message from the client',
    'Solicitor started work',
    'To the claimant: work was started',
    'Solicitor completed the case',
    'To the claimant: work is done',
  ])
    await expect(main(adminPage).getByText(words, { exact: true }).first()).toBeVisible();
  await Promise.all([mine, theirs].map((one) => one.context().close()));
});

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
    await question.getByLabel('Reason').fill('I know the defendant.');
    await question.getByRole('button', { name: 'Decline case' }).click();
    await expect(cardOf(first.page, name)).toHaveCount(0);
    const lost = first.page.getByRole('region', { name: 'Moved on' });
    await expect(lost.getByText('You declined it, and the next solicitor was asked.')).toBeVisible();
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
    await expect(panel(mine).getByText(/Your case file is open to no solicitor\.$/)).toBeVisible();
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
