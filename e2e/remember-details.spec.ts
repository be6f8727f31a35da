import { ClaimsOf } from './support/claims.ts';
import { press, signUpApart } from './support/new-person.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';
import { fillStep1, fillStep2, goOnTo, stepHeading } from './support/wizard.ts';

// The error this test provokes also appears in the browser's console.
test.use({ mayComplain: /the server responded with a status of 5\d\d/ });

test(
  'address and date of birth are remembered when the claimant says so, and deleted on the profile',
  full,
  async ({ page }) => {
    const token = await signUpApart(page);
    const address = page.getByLabel('Your address');
    const you = { address: '12 Weir Street, Todmorden', postcode: 'OL14 9ZQ', dateOfBirth: '1990-04-02' };
    const tick = page.getByLabel('Remember my address and date of birth');
    await open(page, '/submit-claim');
    await fillStep1(page);
    await goOnTo(page, 'Your information');
    await fillStep2(page, you);
    await expect(tick).not.toBeChecked();
    await tick.check();
    // The tick outlives a step back and a reload, as the answers do.
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    // Until its step is there, "Next" would be that of the step before.
    await expect(stepHeading(page, 'Claim details')).toBeVisible();
    await goOnTo(page, 'Your information');
    await expect(tick).toBeChecked();
    await page.reload();
    await expect(tick).toBeChecked();
    // A failed save is reported, and the wizard does not go on as if it had succeeded.
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText(/^Your address and date of birth are not remembered/).first()).toBeVisible();
    await expect(stepHeading(page, 'Your information')).toBeVisible();
    await page.unroute('**/api/profile');
    await goOnTo(page, 'Defendant information');

    await open(page, '/profile');
    const main = page.getByRole('main');
    for (const fact of ['2 April 1990', '12 Weir Street', 'Todmorden', 'OL14 9ZQ'])
      await expect(main.getByText(fact).first()).toBeVisible();

    // The next claim is filled in with them.
    await new ClaimsOf(page.request, token).claim();
    const next = await page.request.post('/api/claims/drafts', {
      headers: { authorization: `Bearer ${token}` },
      data: { form: { issueType: 'Other' } },
    });
    const { draft } = await next.json();
    await open(page, `/submit-claim?draft=${draft.id}&step=2`);
    await expect(address).toHaveValue('12 Weir Street, Todmorden');
    await expect(page.getByLabel('Your postcode')).toHaveValue('OL14 9ZQ');
    await expect(page.getByRole('group', { name: 'Your date of birth' }).getByLabel('Year')).toHaveValue(
      '1990',
    );

    await open(page, '/profile');
    await press(page, 'Delete address and date of birth');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete them' }).click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Edit' }).first()).toBeFocused();
    await expect(main.getByRole('button', { name: 'Delete address and date of birth' })).toHaveCount(0);
    const { draft: last } = await (
      await page.request.post('/api/claims/drafts', {
        headers: { authorization: `Bearer ${token}` },
        data: { form: { issueType: 'Other' } },
      })
    ).json();
    expect(last.form).toMatchObject({
      plaintiffAddress: '',
      plaintiffPostcode: '',
      plaintiffDateOfBirth: '',
    });
    expect(last.form.plaintiffName).not.toBe('');
  },
);
