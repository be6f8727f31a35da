import type { Role } from '@plainclaim/domain/accounts/roles';
import { decideRoute } from '@plainclaim/domain/accounts/route-access';
import { request } from '@playwright/test';
import { type Account, demoAccounts } from './accounts.ts';
import { sessionInBrowser, signedIn } from './new-person.ts';

type StoredSession = Awaited<ReturnType<typeof sessionInBrowser>>;

const sessions = new Map<Role, Promise<StoredSession>>();

/** The stored session of a demo user: one request per role and worker, shared by the tests. */
export function sessionOf(role: Role, baseURL: string): Promise<StoredSession> {
  const known = sessions.get(role);
  if (known) return known;
  const fresh = signInApart(demoAccounts(), role, baseURL);
  sessions.set(role, fresh);
  return fresh;
}

/** Signs a demo user in through the API of any server that has one. */
export async function signInApart(
  accounts: readonly Account[],
  role: Role,
  baseURL: string,
): Promise<StoredSession> {
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`the server has no demo account for a ${role}`);
  const api = await request.newContext();
  try {
    return await sessionInBrowser(api, baseURL, signedIn(account.email, account.password));
  } finally {
    await api.dispose();
  }
}

/** The role that may open a page: null for a public page, else the first demo user's that may. */
export function visitorOf(path: string): Role | null {
  if (decideRoute(path, null).kind === 'show') return null;
  return demoAccounts().find(({ role }) => decideRoute(path, role).kind === 'show')?.role ?? null;
}
