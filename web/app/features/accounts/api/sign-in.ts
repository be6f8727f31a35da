import { authClient } from '../../../lib/auth/auth-client.ts';
import { followFromNow } from '../../../lib/auth/follow-session.ts';
import { solvedCaptcha } from '../captcha/solved-captcha.ts';
import { type AuthProblem, authProblem, thrownProblem } from './auth-problem.ts';

/** Returns the problem, or undefined on success: the session then arrives as an event. */
export async function signIn(credentials: { password: string } & ({ email: string } | { phone: string })) {
  followFromNow();
  try {
    const options = { captchaToken: await solvedCaptcha() };
    const { data, error } = await (await authClient()).signInWithPassword({ ...credentials, options });
    // A response without a user and a session is a failure, whatever its status.
    if (error || !data.user || !data.session) return inPlainWords(authProblem(error), credentials);
  } catch (error) {
    return thrownProblem(error);
  }
  return undefined;
}

/** The service hides whether address or password was wrong, so that accounts cannot be probed. */
function inPlainWords(problem: AuthProblem, credentials: object): AuthProblem {
  if (problem.code !== 'invalid_credentials') return problem;
  const which = 'phone' in credentials ? 'phone number' : 'email address';
  return { ...problem, message: `${problem.message}. The ${which} or the password is not right.` };
}
