import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { newestMail } from './support/mailbox.ts';
import { newAddress, password, press, refused, sessionInBrowser, tokenIn } from './support/new-person.ts';
import { AdminOf } from './support/offers.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

// The refusals these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: refused });
test.slow();

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('alertdialog');
const phone = { width: 375, height: 800 };

type Registered = { email: string; name: string; id: string };

const details = (lastName: string) => ({
  role: 'solicitor',
  full_name: `Moira ${lastName}`,
  first_name: 'Moira',
  last_name: lastName,
  firm_name: `${lastName} Law`,
  phone: '0131 496 0000',
  address: '4 Castle Terrace',
  address_line_2: 'First floor',
  postcode: 'EH1 2DP',
  // Other tests have no claims there, so no other case reaches these solicitors.
  jurisdictions: ['Scotland'],
  practice_areas: ['Personal Injury', 'Debt Recovery'],
});

/** Registers a solicitor through the API; another test covers the form. */
async function registered(request: APIRequestContext, more: object = {}): Promise<Registered> {
  const email = newAddress();
  const lastName = `Kerr${email.replace(/\D/g, '')}`;
  const data = { email, password, data: { ...details(lastName), ...more } };
  const answer = await request.post('/auth/v1/signup', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return { email, name: `Moira ${lastName}`, id: (await answer.json()).user.id };
}

async function openRegistration(page: Page, { id, name }: Registered): Promise<void> {
  await open(page, `/admin/solicitors/${id}`);
  await expect(page.locator('h1')).toHaveText(name);
}

/** Presses a button, confirms the dialog, and waits for the result. */
async function decide(page: Page, verb: string, done: string, words?: string): Promise<void> {
  await press(page, verb);
  if (words) await dialog(page).getByRole('textbox').fill(words);
  await dialog(page).getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(main(page).getByText(done)).toBeVisible();
}

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

test(
  'an escalated claim asks the claimant, then a solicitor; the review shows the chain',
  full,
  async ({ page, browser, baseURL, request }) => {
    // No other solicitor in Northern Ireland takes these cases, so only they are asked.
    const niall = await registered(request, {
      jurisdictions: ['Northern Ireland'],
      practice_areas: ['Professional Negligence'],
      postcode: 'BT1 5GS',
      regulator_numbers: { 'Northern Ireland': '1234' },
    });
    await openRegistration(page, niall);
    await decide(page, 'Approve', `${niall.name} is approved.`);

    const email = newAddress();
    const how = {
      path: '/auth/v1/signup',
      data: { email, password, data: { role: 'plaintiff', full_name: 'Orla Devlin' } },
    };
    const storageState = await sessionInBrowser(request, baseURL ?? '', how);
    const token = tokenIn(storageState);
    const visitor = await browser.newContext({ baseURL });
    const id = await new ClaimsOf(visitor.request, token).claim({
      issueType: 'Professional Negligence',
      jurisdiction: 'Northern Ireland',
      plaintiffEmail: email,
      plaintiffPostcode: 'BT7 1NN',
    });

    await open(page, `/admin/claim-review/${id}`);
    await (await AdminOf.onPage(page)).reply(id, 'Never.');
    await page.reload();
    const panel = page.getByRole('region', { name: 'Solicitor' });
    await expect(panel).toContainText('No solicitor has been asked.');
    await press(page, 'Escalate to Legal');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send the e-mail' }).click();
    await expect(panel).toContainText('the claimant was asked to agree to a solicitor');
    const { text } = await newestMail(request, email, /May we ask a solicitor/);
    expect(text).toContain('We share nothing without your consent');
    expect(text).toContain(`/claim/${id}`);

    // The claimant consents; other tests cover how that looks on their page.
    const headers = { authorization: `Bearer ${token}` };
    const agreed = await request.post(`/api/claims/${id}/solicitor`, { headers, data: { consent: true } });
    expect(agreed.status(), await agreed.text()).toBe(200);
    await page.reload();
    const asked = panel.getByRole('list', { name: 'Solicitors asked' }).getByRole('listitem');
    await expect(asked).toHaveCount(1);
    await expect(asked).toContainText(niall.name);
    await expect(asked).toContainText('Waiting for an answer');
    await expect(asked).toContainText(/in the same postcode area, BT|BT1/);
    await expect(panel).toContainText('Our team suggests a solicitor.');
    await expect(main(page).getByText('after this reply already.')).toBeVisible();
    await expectAccessibleEverywhere(page, 'a review with a solicitor');

    // The only match declines: none is left, and the admin can read the reason.
    const session = await request.post('/auth/v1/token?grant_type=password', {
      data: { email: niall.email, password },
    });
    const theirs = { authorization: `Bearer ${(await session.json()).access_token}` };
    const { referrals } = await (await request.get('/api/solicitor/referrals', { headers: theirs })).json();
    const declined = await request.post(`/api/solicitor/referrals/${referrals[0].id}/decline`, {
      headers: theirs,
      data: { reason: 'We act for the other side.' },
    });
    expect(declined.status()).toBe(200);
    await page.reload();
    await expect(asked).toContainText('Declined');
    await expect(asked).toContainText('We act for the other side.');
    await expect(panel).toContainText('Nobody is left to ask');
    await asked.getByRole('link', { name: niall.name }).click();
    await expect(main(page).getByText('None open; 0 of 1 accepted')).toBeVisible();
    // Suspended, so that other tests' searches do not find them.
    await decide(page, 'Suspend', `${niall.name} is suspended.`, 'The test is over.');
    await visitor.close();
  },
);
