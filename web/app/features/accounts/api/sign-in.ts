import { authClient } from '../../../lib/auth/auth-client.ts';
import { followFromNow } from '../../../lib/auth/follow-session.ts';
import { solvedCaptcha } from '../captcha/solved-captcha.ts';
import { authProblem, thrownProblem } from './auth-problem.ts';

/** Returns what went wrong, or nothing: the session then arrives as an event. */
export async function signIn(credentials: { password: string } & ({ email: string } | { phone: string })) {
  followFromNow();
  try {
    const options = { captchaToken: await solvedCaptcha() };
    const { data, error } = await (await authClient()).signInWithPassword({ ...credentials, options });
    // An answer without a user or a session is no success, whatever its status.
    if (error || !data.user || !data.session) return authProblem(error);
  } catch (error) {
    return thrownProblem(error);
  }
  return undefined;
}
