import type { AuthKit } from '../auth-kit.ts';
import { userById } from '../users/users.store.ts';

/** Null for an account without an address. */
export async function isMailboxProven({ db }: Pick<AuthKit, 'db'>, userId: string): Promise<boolean | null> {
  const user = await userById(db, userId);
  return user?.email ? user.emailProvenAt !== null : null;
}
