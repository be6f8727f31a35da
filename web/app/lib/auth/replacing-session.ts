import type { Session } from '@supabase/auth-js';
import { type AuthClient, authClient } from './auth-client.ts';

/**
 * Runs what may bring this browser another session, and then ends the one it had: replaced without that, it would stay
 * alive on the server and among the person's devices.
 */
export async function replacingSession<Answer extends { data: { session: Session | null } }>(
  act: (client: AuthClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await authClient();
  const { session: before } = (await client.getSession()).data;
  const answer = await act(client);
  // A session that could not be ended, or has ended, is no reason to refuse the new one.
  if (before && answer.data.session) await client.admin.signOut(before.access_token, 'local').catch(() => {});
  return answer;
}
