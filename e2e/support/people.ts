import type { Role } from '@plainclaim/domain/accounts/roles';
import { decideRoute } from '@plainclaim/domain/accounts/route-access';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { demoAccounts } from './accounts.ts';
import { consentCookie } from './consent.ts';
import { open } from './page.ts';

type KeptSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Through the form, as a person would. */
export async function signIn(page: Page, role: Role): Promise<void> {
  const account = demoAccounts().find((one) => one.role === role);
  if (!account) throw new Error(`the server has no demo account for a ${role}`);
  await open(page, '/signin');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/signin/);
}

const sessions = new Map<Role, Promise<KeptSession>>();

/** What the browser keeps of someone signed in. Asked for once per role and worker: tests start from it. */
export function sessionOf(browser: Browser, role: Role, baseURL: string): Promise<KeptSession> {
  const known = sessions.get(role);
  if (known) return known;
  const fresh = signInApart(browser, role, baseURL);
  sessions.set(role, fresh);
  return fresh;
}

async function signInApart(browser: Browser, role: Role, baseURL: string): Promise<KeptSession> {
  const context = await browser.newContext({ baseURL });
  try {
    await context.addCookies([consentCookie(baseURL)]);
    await signIn(await context.newPage(), role);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Who opens a page: nobody in particular where that is enough, else the first demo person who may. */
export function visitorOf(path: string): Role | null {
  if (decideRoute(path, null).kind === 'show') return null;
  return demoAccounts().find(({ role }) => decideRoute(path, role).kind === 'show')?.role ?? null;
}
