import { isRole, type Role } from '@plainclaim/domain/accounts/roles';

export type Account = { readonly role: Role; readonly email: string; readonly password: string };

/** The demo accounts as the server prints them at start, one line each: role, address, password. */
export function readAccounts(said: string): Account[] {
  const lines = said.slice(said.indexOf('Demo accounts')).matchAll(/^ +(\w+) +(\S+@\S+) +(\S+)$/gm);
  return [...lines].flatMap(([, role, email = '', password = '']) =>
    isRole(role) ? [{ role, email, password }] : [],
  );
}

/** Found before the workers start, used inside them: the environment is all that reaches them. */
export function keepAccounts(accounts: readonly Account[]): void {
  process.env.PLAINCLAIM_ACCOUNTS = JSON.stringify(accounts);
}

export function demoAccounts(): readonly Account[] {
  return JSON.parse(process.env.PLAINCLAIM_ACCOUNTS ?? '[]');
}
