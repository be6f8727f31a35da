import { expect, type Page } from '@playwright/test';
import { press } from './new-person.ts';

/** From the letter to the page that says what goes to whom. */
export async function goToSend(page: Page): Promise<void> {
  await press(page, 'Submit Claim');
  await expect(page.getByRole('heading', { name: 'Before it goes' })).toBeVisible();
}

export async function submitClaim(page: Page): Promise<void> {
  await goToSend(page);
  await press(page, 'Submit Claim');
}
