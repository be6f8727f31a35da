import type { Executor } from '../../../platform/db/db.ts';
import { factorsOf } from '../factors/factors.store.ts';
import { identitiesOf, type UserRow } from '../users/users.store.ts';
import { type PresentedAccount, presentAccount } from './account.presenter.ts';
import { findAccount } from './find-account.ts';

/** An account as service keys see it. */
export async function readAccount(executor: Executor, id: string): Promise<PresentedAccount> {
  return await showAccount(executor, await findAccount(executor, id));
}

export async function showAccount(executor: Executor, user: UserRow): Promise<PresentedAccount> {
  const [identities, factors] = await Promise.all([
    identitiesOf(executor, user.id),
    factorsOf(executor, user.id),
  ]);
  return presentAccount({ user, identities, factors });
}
