import { type Role, roleOf } from '@plainclaim/domain/accounts/roles';
import { authClient, mayHaveSession } from './auth-client.ts';

export type AuthCheck =
  | { readonly ok: true; readonly role: Role }
  | { readonly ok: false; readonly error: 'Session expired' | 'Invalid user session' | null };

/** Asks the server whether the stored session is still valid. `error` is null when there is none. */
export async function checkAuth(): Promise<AuthCheck> {
  if (!mayHaveSession()) return { ok: false, error: null };
  const client = await authClient();
  const { data, error } = await client.getSession();
  if (error || !data.session) return { ok: false, error: 'Session expired' };
  const answer = await client.getUser();
  if (answer.error || !answer.data.user) return { ok: false, error: 'Invalid user session' };
  return { ok: true, role: roleOf(answer.data.user.app_metadata) };
}
