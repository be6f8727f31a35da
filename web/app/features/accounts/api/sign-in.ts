import { authClient } from '../../../lib/auth/auth-client.ts';
import { followFromNow } from '../../../lib/auth/session-provider.tsx';
import { authProblem } from './auth-problem.ts';

/** Returns what went wrong, or nothing: the session then arrives as an event. */
export async function signIn(credentials: { email: string; password: string }) {
  followFromNow();
  try {
    const { data, error } = await (await authClient()).signInWithPassword(credentials);
    // An answer without a user or a session is no success, whatever its status.
    if (error || !data.user || !data.session) return authProblem(error);
  } catch {
    return authProblem(null);
  }
  return undefined;
}
