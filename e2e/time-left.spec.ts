import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { daysAgo } from './support/days.ts';
import { signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

const sixYears = 365 * 6;

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

for (const [name, viewport] of Object.entries(sizes))
  test(
    `on a ${name}, the time to go to court is told before the letter and on the claim`,
    full,
    async ({ page }) => {
      const token = await signUpApart(page);
      const claims = new ClaimsOf(page.request, token);
      await page.setViewportSize(viewport);
      const soon = { issueType: 'Debt Recovery', incidentDate: daysAgo(sixYears - 60) };
      // The debt protocol applies to individuals, not to companies.
      const person = {
        defendantType: 'individual',
        defendantFirstName: 'Sam',
        defendantLastName: 'Reed',
      } as const;
      const draft = await claims.draft({ ...soon, ...person, defendantPostcode: 'EH1 1AA' });
      await open(page, `/submit-claim?draft=${draft}&step=4`);
      await expect(main(page).getByText(/days left to go to court: the last day is/)).toBeVisible();
      await expect(main(page).getByText(/postcode is in Scotland.*Sheriff Court/)).toBeVisible();
      await expect(main(page).getByText(/Pre-Action Protocol for Debt Claims/)).toBeVisible();
      expect(await isScrollingSideways(page)).toBe(false);

      const id = await claims.claim(soon);
      await open(page, `/claim/${id}`);
      await expect(
        main(page)
          .getByText(/days left to go to court: the last day is/)
          .first(),
      ).toBeVisible();
      expect(await isScrollingSideways(page)).toBe(false);
      await expectAccessibleEverywhere(page, '/claim/:id');

      // A limitation period that has ended is pointed out, but does not prevent the letter.
      const late = await claims.claim({ ...soon, incidentDate: daysAgo(sixYears + 400) });
      await open(page, `/claim/${late}`);
      await expect(
        main(page)
          .getByText(/The time to go to court seems to have ended/)
          .first(),
      ).toBeVisible();
    },
  );
