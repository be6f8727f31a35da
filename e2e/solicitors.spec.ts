import { readFile } from 'node:fs/promises';
import { expectAccessibleEverywhere } from './support/axe.ts';
import {
  approveOnScreen,
  button,
  cardOf,
  confirm,
  main,
  panel,
  suspendAfterTest,
  suspendApproved,
  team,
} from './support/case-pages.ts';
import { newestMail } from './support/mailbox.ts';
import { newName } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { demoAdmin, newBrowser, newClaimant } from './support/payments.ts';
import { type Field, largeClaim, registered } from './support/solicitors.ts';
import { expect, test } from './support/test.ts';

// The refusals these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: /the server responded with a status of 4\d\d/ });
// Slow: each test is a journey of three or four users.
test.slow();

test.afterEach(suspendApproved);

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
  suspendAfterTest(admin, solicitor);
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
  expect(question.text.replaceAll(/\s+/g, ' ')).toContain('Chosen because you take on Property Damage');
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
