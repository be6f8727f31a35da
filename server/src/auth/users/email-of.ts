import type { Executor } from '../../platform/db/db.ts';
import { userById } from './users.store.ts';

/** The address someone signs in with; nothing when the account is gone. */
export async function emailOf(executor: Executor, userId: string): Promise<string | null> {
  return (await userById(executor, userId))?.email ?? null;
}
