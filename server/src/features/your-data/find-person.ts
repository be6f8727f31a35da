import { AppError } from '@plainclaim/domain/shared/errors';
import type { Executor } from '../../platform/db/db.ts';
import type { Person } from '../../platform/personal-data/personal-part.ts';
import type { AccountFacts } from '../auth/index.ts';
import type { ClaimOfPerson, YourDataDeps } from './your-data.deps.ts';

export type FoundPerson = {
  readonly person: Person;
  readonly account: AccountFacts;
  readonly claims: readonly ClaimOfPerson[];
};

/** The ids and addresses by which every slice finds a user's data. */
export async function findPerson(
  { accountFacts, claimsOf, clock }: Pick<YourDataDeps, 'accountFacts' | 'claimsOf' | 'clock'>,
  executor: Executor,
  userId: string,
): Promise<FoundPerson> {
  const account = await accountFacts(executor, userId);
  if (!account) throw new AppError('unauthenticated', 'the account is gone');
  const claims = await claimsOf(executor, userId);
  const person: Person = {
    userId,
    email: account.email,
    provenEmail: account.provenEmail,
    phone: account.phone,
    claimIds: claims.map(({ id }) => id),
    claimAddresses: [...new Set(claims.map(({ address }) => address))],
    at: clock.now(),
  };
  return { person, account, claims };
}
