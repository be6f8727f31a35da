import type { Browser, Page } from '@playwright/test';
import { open } from './page.ts';
import { newBrowser, type Person } from './payments.ts';
import { approve, decide, type Field, registered, type Solicitor } from './solicitors.ts';
import { expect } from './test.ts';

export const phone = { width: 375, height: 800 };
export const team = 'team@plainclaim.example';
export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
export const panel = (page: Page) => page.getByRole('region', { name: 'A solicitor for your claim' });
export const cardOf = (page: Page, claimant: string) =>
  main(page).getByRole('article', { name: new RegExp(`^${claimant} v `) });

const approvedHere: { admin: Person; solicitor: Solicitor }[] = [];

/** An approved solicitor with a browser context of their own. */
export async function solicitorIn(
  browser: Browser,
  baseURL: string | undefined,
  admin: Person,
  name: string,
  field: Field,
  postcode?: string,
): Promise<{ solicitor: Solicitor; page: Page }> {
  const solicitor = await registered(admin.request, name, field, postcode);
  await approve(admin, solicitor, field);
  suspendAfterTest(admin, solicitor);
  return { solicitor, page: await newBrowser(browser, baseURL, solicitor) };
}

export function suspendAfterTest(admin: Person, solicitor: Solicitor): void {
  approvedHere.push({ admin, solicitor });
}

/** Suspended afterwards: a retry of the test would otherwise find solicitors of the first attempt. */
export async function suspendApproved(): Promise<void> {
  for (const { admin, solicitor } of approvedHere.splice(0))
    await decide(admin, solicitor, { decision: 'suspend', reason: 'The test is over.' });
}

/** Asks through the form, where the checkbox is the consent. */
export async function askForSolicitor(page: Page, claimId: string): Promise<void> {
  await open(page, `/claim/${claimId}`);
  await panel(page).getByRole('checkbox').check();
  await panel(page).getByRole('button', { name: 'Ask for a solicitor' }).click();
}

/** Approves like an admin: first the regulator's number, then the decision. */
export async function approveOnScreen(page: Page, { id, name }: Solicitor, number: string): Promise<void> {
  await open(page, `/admin/solicitors/${id}`);
  await page.getByLabel(number).fill('12345');
  await button(page, 'Save numbers').click();
  await expect(main(page).getByText('The numbers are saved.')).toBeVisible();
  await button(page, 'Approve').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(main(page).getByText(`${name} is approved.`)).toBeVisible();
}

/** Presses a case's button, and its namesake in the dialog that follows. */
export async function confirm(page: Page, verb: string): Promise<void> {
  await button(page, new RegExp(`^${verb}: `)).click();
  await page.getByRole('alertdialog').getByRole('button', { name: verb }).click();
}
