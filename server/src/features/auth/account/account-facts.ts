import { type Role, roleOf } from '@plainclaim/domain/accounts/roles';
import type { Executor } from '../../../platform/db/db.ts';
import { hasProvenMailbox } from '../audit/audit.store.ts';
import { factorsOf } from '../factors/factors.store.ts';
import { userById } from '../users/users.store.ts';

export type AccountFacts = {
  readonly userId: string;
  readonly role: Role;
  readonly email: string | null;
  /** The e-mail address, if a link or code sent there was used; otherwise null. */
  readonly provenEmail: string | null;
  /** The phone number, if confirmed. */
  readonly phone: string | null;
  /** Whether there is an e-mail address or phone to send a code to. */
  readonly hasAddress: boolean;
  readonly hasPassword: boolean;
  readonly hasSecondStep: boolean;
};

/** What other slices may read of an account; undefined when it is deleted. */
export async function accountFacts(executor: Executor, userId: string): Promise<AccountFacts | undefined> {
  const user = await userById(executor, userId);
  if (!user) return undefined;
  const factors = await factorsOf(executor, userId);
  const isProven = user.emailProvenAt !== null || (await hasProvenMailbox(executor, userId));
  return {
    userId,
    role: roleOf(user.appMetadata),
    email: user.email,
    provenEmail: isProven ? user.email : null,
    phone: user.phoneConfirmedAt === null ? null : user.phone,
    hasAddress: (user.email ?? user.phone) !== null,
    hasPassword: user.passwordHash !== null,
    hasSecondStep: factors.some(({ status, factorType }) => status === 'verified' && factorType === 'totp'),
  };
}
