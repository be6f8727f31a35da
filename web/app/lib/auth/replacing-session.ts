import type { Session } from '@supabase/auth-js';
import { type AuthClient, authClient } from './auth-client.ts';

/**
 * Runs an act that may give this browser another session, then ends the previous one: otherwise it would stay
 * valid on the server and listed among the user's devices.
 */
export async function replacingSession<Answer extends { data: { session: Session | null } }>(
  act: (client: AuthClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await authClient();
  const { session: before } = (await client.getSession()).data;
  const answer = await act(client);
  // The new session stands even if the old one could not be ended.
  if (before && answer.data.session) await client.admin.signOut(before.access_token, 'local').catch(() => {});
  return answer;
}
