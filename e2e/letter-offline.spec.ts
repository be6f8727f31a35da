import { ClaimsOf } from './support/claims.ts';
import { press, signUpApart } from './support/new-person.ts';
import { open } from './support/page.ts';
import { goToSend } from './support/submit-claim.ts';
import { expect, full, test } from './support/test.ts';

test.describe('without a network', () => {
  test.use({ mayComplain: /ERR_INTERNET_DISCONNECTED|status of 404/ });

  test('saving and submitting say so, and go on when it is back', full, async ({ page, context }) => {
    const claims = new ClaimsOf(page.request, await signUpApart(page));
    const draftId = await claims.draft();
    await open(page, `/generate-lba?draft=${draftId}`);
    await press(page, 'Generate Letter');
    const words = page
      .getByRole('status')
      .filter({ hasText: 'You seem to be offline. This goes on by itself' });

    await press(page, 'Edit Letter');
    const box = page.getByLabel('Letter text');
    await box.fill(`${await box.inputValue()} `);
    await context.setOffline(true);
    await press(page, 'Save Changes');
    await expect(words).toBeInViewport();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Edit Letter' })).toBeVisible();
    await expect(words).toHaveCount(0);

    await goToSend(page);
    await context.setOffline(true);
    await press(page, 'Submit Claim');
    await expect(words).toBeInViewport();
    await context.setOffline(false);
    await page.waitForURL(`/claim/${draftId}`);
  });
});
