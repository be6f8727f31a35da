import { roleOf } from '@plainclaim/domain/accounts/roles';
import { type APIRequestContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { consentCookie, consentCookieName } from './consent.ts';
import { open } from './page.ts';

export const password = 'violet-kettle-42';
/** Chromium logs a refused sign-in as a failed request. */
export const refused = /the server responded with a status of 4\d\d/;

let people = 0;

/** An email address that is unique across all workers. */
export const newAddress = () => `person${process.pid}-${Date.now()}-${people++}@example.com`;

let named = 0;

/** A name that is unique across all workers, in letters: a claimant's name with many digits is refused. */
export const newName = (first: string) => {
  const letters = `${process.pid}${Date.now()}${named++}`.replace(/\d/g, (digit) =>
    'abcdefghij'.charAt(Number(digit)),
  );
  return `${first} ${letters.charAt(0).toUpperCase()}${letters.slice(1)}`;
};

/** Presses a button of the page's main content, not of its header. */
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
  await page.getByRole('button', { name: 'Sign Out', exact: true }).filter({ visible: true }).click();
  await page.waitForURL('/');
  await expect(page.locator('header')).not.toContainText('Sign Out');
}

type Storage = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;

/** The storage of a browser after signing up or in through the API. */
export async function sessionInBrowser(
  request: APIRequestContext,
  baseURL: string,
  how: { readonly path: string; readonly data: object },
): Promise<Storage> {
  const answer = await request.post(`${baseURL}${how.path}`, { data: how.data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { origin, hostname: domain } = new URL(answer.url());
  const session = await answer.json();
  // The cookie with which the server renders the right header at once, as for a returning user.
  const viewer = encodeURIComponent(`${roleOf(session.user.app_metadata)}.${session.user.email}`);
  const everywhere = {
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return {
    cookies: [
      { ...everywhere, name: consentCookieName, value: consentCookie(origin).value },
      { ...everywhere, name: 'pc_viewer', value: viewer },
    ],
    origins: [{ origin, localStorage: [{ name: 'plainclaim-auth', value: JSON.stringify(session) }] }],
  };
}

export const tokenIn = ({ origins }: Storage): string =>
  JSON.parse(origins[0]?.localStorage[0]?.value ?? '{}').access_token;

/** An account without a session in the browser, for tests about signing in. */
export const newAccount = (request: APIRequestContext, email: string) =>
  sessionInBrowser(request, '', signedUp(email));

/** Signs up through the API and puts the session into this browser; returns the access token. */
export async function signUpApart(page: Page, email = newAddress()): Promise<string> {
  const storage = await newAccount(page.request, email);
  await page.context().setStorageState(storage);
  return tokenIn(storage);
}

export const signedUp = (email: string) => ({
  path: '/auth/v1/signup',
  data: { email, password, data: { role: 'plaintiff', full_name: 'Hannah Okoro' } },
});

export const signedIn = (email: string, secret: string) => ({
  path: '/auth/v1/token?grant_type=password',
  data: { email, password: secret },
});
