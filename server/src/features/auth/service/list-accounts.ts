import type { AuthKit } from '../auth-kit.ts';
import type { PageAsked } from '../wire/page-of.ts';
import { type PresentedAccount, presentAccount } from './account.presenter.ts';
import { accountsPage } from './accounts.store.ts';

export type AccountsList = { readonly users: readonly PresentedAccount[]; readonly total: number };

export async function listAccounts({ db }: AuthKit, { page, perPage }: PageAsked): Promise<AccountsList> {
  const found = await accountsPage(db, { offset: (page - 1) * perPage, limit: perPage });
  return { users: found.accounts.map(presentAccount), total: found.total };
}
