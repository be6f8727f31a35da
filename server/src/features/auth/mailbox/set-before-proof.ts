import type { SetBeforeProof } from '@plainclaim/domain/accounts/mailbox-proof';
import type { Executor } from '../../../platform/db/db.ts';
import type { AuthKit } from '../auth-kit.ts';
import { factorsOf } from '../factors/factors.store.ts';
import { identitiesOf, type UserRow } from '../users/users.store.ts';

/** Lists what the first proof of the mailbox would remove. */
export async function setInAccount(
  { setElsewhere }: Pick<AuthKit, 'setElsewhere'>,
  executor: Executor,
  user: UserRow,
): Promise<SetBeforeProof[]> {
  const found: SetBeforeProof[] = [];
  if (user.passwordHash !== null) found.push('password');
  if ((await factorsOf(executor, user.id)).some(({ status }) => status === 'verified'))
    found.push('second-step');
  if (user.phone !== null) found.push('phone');
  const identities = await identitiesOf(executor, user.id);
  if (identities.some(({ provider }) => provider !== 'email' && provider !== 'phone'))
    found.push('other-way-in');
  for (const { what, isSet } of setElsewhere) if (await isSet(executor, user.id)) found.push(what);
  return found;
}
