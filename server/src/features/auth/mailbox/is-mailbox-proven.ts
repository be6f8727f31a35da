import type { Executor } from '../../../platform/db/db.ts';
import { userById } from '../users/users.store.ts';

/** Null without an e-mail address. */
export async function isMailboxProven(
  { db }: { readonly db: Executor },
  userId: string,
): Promise<boolean | null> {
  const user = await userById(db, userId);
  return user?.email ? user.emailProvenAt !== null : null;
}
