import { isRole, type Role } from '@plainclaim/domain/accounts/roles';

export type Account = { readonly role: Role; readonly email: string; readonly password: string };

/** Parses the demo accounts that the server prints at start, one line each: role, address, password. */
export function readAccounts(said: string): Account[] {
  const lines = said.slice(said.indexOf('Demo accounts')).matchAll(/^ +(\w+) +(\S+@\S+) +(\S+)$/gm);
  return [...lines].flatMap(([, role, email = '', password = '']) =>
    isRole(role) ? [{ role, email, password }] : [],
  );
}

/** The global set-up runs in another process than the workers, which only the environment reaches. */
export function keepAccounts(accounts: readonly Account[]): void {
  process.env.PLAINCLAIM_ACCOUNTS = JSON.stringify(accounts);
}

export function demoAccounts(): readonly Account[] {
  return JSON.parse(process.env.PLAINCLAIM_ACCOUNTS ?? '[]');
}
