import { expectAccessible, expectAccessibleEverywhere } from './support/axe.ts';
import { newestMail } from './support/mailbox.ts';
import { password, press, refused, sessionInBrowser } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { decide, dialog, main, openRegistration, registered } from './support/registrations.ts';
import { expect, full, test } from './support/test.ts';

// The refusals these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: refused });
test.slow();

const phone = { width: 375, height: 800 };

test(
  'nobody is approved without their number; with it they are, and read so',
  full,
  async ({ page, request }) => {
    const moira = await registered(request);
    await newestMail(request, moira.email, /Thank you for registering/);
    await newestMail(request, 'team@plainclaim.example', new RegExp(`${moira.name} registered`));

    await open(page, '/admin/solicitors');
    await page.getByLabel('Search solicitors').fill(moira.email);
    await main(page)
      .getByRole('link', { name: new RegExp(`^${moira.name}`) })
      .click();
    await page.waitForURL(`/admin/solicitors/${moira.id}`);
    for (const fact of [
      'Pending',
      moira.email,
      '0131 496 0000',
      '4 Castle Terrace, First floor, EH1 2DP',
      'Personal Injury, Debt Recovery',
      'None open; never answered yet',
    ])
      await expect(main(page).getByText(fact, { exact: true })).toBeVisible();
    await expect(
      page.getByRole('link', { name: /^Register of the Law Society of Scotland/ }),
    ).toHaveAttribute('href', /^https:\/\/www\.lawscot\.org\.uk\//);
    await expectAccessibleEverywhere(page, 'a registration');

    // Refused with an explanation: by the page before any request, and by the server in any case.
    const approve = main(page).getByRole('button', { name: 'Approve', exact: true });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(approve).toHaveAccessibleDescription(
      'Before approval we need: Law Society of Scotland number.',
    );
    await approve.press('Enter');
    await expect(dialog(page)).toHaveCount(0);

    await page.getByLabel('Law Society of Scotland number').fill('SC-1');
    await press(page, 'Save numbers');
    await expect(page.getByRole('alert')).toContainText('A Law Society of Scotland number has 4 to 6 digits');
    await page.getByLabel('Law Society of Scotland number').fill('40 123');
    await press(page, 'Save numbers');
    await expect(main(page).getByText('The numbers are saved.')).toBeVisible();
    await press(page, 'Approve');
    await expectAccessible(page, 'the question before an approval');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await decide(page, 'Approve', `${moira.name} is approved.`);
    await expect(main(page).getByText('Approved', { exact: true }).first()).toBeVisible();
    const { text } = await newestMail(request, moira.email, /You are approved/);
    expect(text).toContain('/solicitor-dashboard');

    await open(page, `/admin/solicitors?status=approved&search=${moira.email}`);
    await expect(main(page).getByText('1 solicitor shown')).toBeVisible();
  },
);

test(
  'a decision that came too late is refused with the words of the server',
  full,
  async ({ page, request }) => {
    const moira = await registered(request, { regulator_numbers: { Scotland: '40123' } });
    await openRegistration(page, moira);
    await press(page, 'Approve');
    const token = JSON.parse(
      (await page.evaluate(() => window.localStorage.getItem('plainclaim-auth'))) ?? '{}',
    ).access_token;
    const headers = { authorization: `Bearer ${token}` };
    const colleague = await request.post(`/api/admin/solicitors/${moira.id}/decision`, {
      headers,
      data: { decision: 'approve' },
    });
    expect(colleague.status()).toBe(200);
    await dialog(page).getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog(page)).toContainText('This cannot be done now: the solicitor is approved.');
  },
);

test('who is declined or suspended is told why, and can be let in again', full, async ({ page, request }) => {
  const moira = await registered(request, { regulator_numbers: { Scotland: '40123' } });
  await page.setViewportSize(phone);
  await openRegistration(page, moira);
  expect(await isScrollingSideways(page)).toBe(false);
  await press(page, 'Decline');
  await dialog(page).getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(dialog(page)).toContainText('Please give a reason');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await decide(page, 'Decline', `${moira.name} is declined.`, 'The number is somebody else’s.');
  const declined = await newestMail(request, moira.email, /cannot approve/);
  expect(declined.text).toContain('The number is somebody else’s.');

  await decide(page, 'Approve', `${moira.name} is approved.`, 'Thank you for the right number.');
  expect((await newestMail(request, moira.email, /You are approved/)).text).toContain('the right number');
  await decide(page, 'Suspend', `${moira.name} is suspended.`, 'A complaint is being looked into.');
  await newestMail(request, moira.email, /is suspended/);
  await expect(main(page).getByText('A complaint is being looked into.')).toBeVisible();
  await decide(page, 'Reinstate', `${moira.name} is reinstated.`);
  await newestMail(request, moira.email, /open again/);

  // The account's own page lists the whole audit trail.
  await main(page).getByRole('link', { name: 'Role, sign-ins and what happened' }).click();
  const trail = page.getByRole('list', { name: 'Audit trail' });
  await expect(trail).toContainText('Reason: The number is somebody else’s.');
});

test(
  'registrations are counted by state, fit a phone, and are found by keyboard',
  full,
  async ({ page, request }) => {
    const moira = await registered(request);
    await page.setViewportSize(phone);
    await open(page, '/admin/solicitors');
    const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
    await expect(tab('Pending')).toHaveText(/Pending\s*[1-9]\d*/);
    await expect(tab('Approved')).toHaveText(/Approved\s*[1-9]\d*/);
    for (const name of ['Declined', 'Suspended']) await expect(tab(name)).toHaveText(/\d+$/);
    await tab('Pending').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/status=approved/);
    await page.getByLabel('Search solicitors').fill('bell wray');
    await expect(main(page).getByRole('link', { name: /Bell & Wray Solicitors/ })).toBeVisible();
    expect(await isScrollingSideways(page)).toBe(false);
    await expectAccessibleEverywhere(page, 'the solicitors');
    await page.getByLabel('Search solicitors').fill(moira.email);
    await expect(main(page).getByText('Nobody found')).toBeVisible();
    await tab('Pending').click();
    await expect(main(page).getByRole('link', { name: new RegExp(moira.name) })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Administration' }).getByText('Solicitors'),
    ).toHaveAttribute('aria-current', 'page');
  },
);

test('a registration that arrives shows on the open list by itself', full, async ({ page, request }) => {
  const search = `Kerr${Date.now()}`;
  const knows = page.waitForResponse((response) => response.url().endsWith('/api/admin/newer'));
  await open(page, `/admin/solicitors?search=${search}`);
  await knows;
  await expect(main(page).getByText('Nobody found')).toBeVisible();
  await registered(request, { firm_name: `${search} Law` });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(main(page).getByRole('link', { name: new RegExp(search) })).toBeVisible({ timeout: 40_000 });
});

test(
  'a solicitor corrects their numbers until they are approved',
  full,
  async ({ page, browser, baseURL, request }) => {
    const moira = await registered(request);
    const how = { path: '/auth/v1/token?grant_type=password', data: { email: moira.email, password } };
    const context = await browser.newContext({
      baseURL,
      storageState: await sessionInBrowser(request, baseURL ?? '', how),
    });
    const theirs = await context.newPage();
    await open(theirs, '/profile');
    const section = theirs.getByRole('region', { name: 'Registration' });
    await expect(section.getByText('Waiting for approval')).toBeVisible();
    await expect(section.getByText('Personal Injury, Debt Recovery')).toBeVisible();
    await section.getByLabel('Law Society of Scotland number').fill('12');
    await section.getByRole('button', { name: 'Save numbers' }).click();
    await expect(section.getByRole('alert')).toContainText(
      'A Law Society of Scotland number has 4 to 6 digits',
    );
    await section.getByLabel('Law Society of Scotland number').fill('40123');
    await section.getByRole('button', { name: 'Save numbers' }).click();
    await expect(section.getByText('Your numbers are saved.')).toBeVisible();
    await expectAccessible(theirs, 'a solicitor’s profile');

    await openRegistration(page, moira);
    await decide(page, 'Approve', `${moira.name} is approved.`);
    await theirs.reload();
    await expect(section.getByText('Approved', { exact: true })).toBeVisible();
    await expect(section.getByText('40123')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Save numbers' })).toHaveCount(0);
    await context.close();
  },
);
