import { expect, type Page } from '@playwright/test';
import { open } from './page.ts';

export const password = 'violet-kettle-42';
/** The browser itself reports a refused sign-in as a failed request. */
export const refused = /the server responded with a status of 4\d\d/;

let people = 0;

/** An address nobody had before, in any worker. */
export const newAddress = () => `person${process.pid}-${Date.now()}-${people++}@example.com`;

/** Presses a button of the page itself, not of its header. */
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

export async function signUp(page: Page, email: string): Promise<void> {
  await open(page, '/signup/plaintiff');
  await page.getByLabel('Full name').fill('Hannah Okoro');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/I am 18 or over/).check();
  await press(page, 'Create Account');
  await page.waitForURL('/submit-claim');
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await open(page, '/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await press(page, 'Sign In');
}

export async function signOut(page: Page): Promise<void> {
  const menu = page.getByText('Menu', { exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
  await page.waitForURL('/');
  await expect(page.locator('header')).not.toContainText('Sign Out');
}
