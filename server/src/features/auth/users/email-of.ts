import type { Executor } from '../../../platform/db/db.ts';
import { userById } from './users.store.ts';

/** The account's e-mail address; null when it has none or is deleted. */
export async function emailOf(executor: Executor, userId: string): Promise<string | null> {
  return (await userById(executor, userId))?.email ?? null;
}
