import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { letTheMinutePass } from './support/held-acts.ts';
import { newestMail } from './support/mailbox.ts';
import { newAddress, password, press, refused, sessionInBrowser, tokenIn } from './support/new-person.ts';
import { AdminOf } from './support/offers.ts';
import { open } from './support/page.ts';
import { decide, main, openRegistration, registered } from './support/registrations.ts';
import { expect, full, test } from './support/test.ts';

// The refusals these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: refused });
test.slow();

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
    await expect(panel).toContainText('we asked for the claimant’s consent to a solicitor');
    const { text } = await newestMail(request, email, /May we ask a solicitor/);
    expect(text).toContain('We share nothing without your consent');
    expect(text).toContain(`/claim/${id}`);

    await letTheMinutePass(id);
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
