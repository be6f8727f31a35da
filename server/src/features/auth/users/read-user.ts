import type { Executor } from '../../../platform/db/db.ts';
import { factorsOf } from '../factors/factors.store.ts';
import { type PresentedUser, presentUser } from './users.presenter.ts';
import { identitiesOf, type UserRow } from './users.store.ts';

/** The account with its identities and factors, as the contract presents it. */
export async function readUser(executor: Executor, user: UserRow): Promise<PresentedUser> {
  const [identities, factors] = await Promise.all([
    identitiesOf(executor, user.id),
    factorsOf(executor, user.id),
  ]);
  return presentUser({ user, identities, factors });
}
