import { authClient } from '../../../lib/auth/auth-client.ts';
import { solvedCaptcha } from '../captcha/solved-captcha.ts';
import { authProblem, thrownProblem } from './auth-problem.ts';

/** The answer is the same whether or not the address has an account, so that accounts cannot be probed. */
export async function askForReset(email: string) {
  try {
    const redirectTo = `${window.location.origin}/reset-password`;
    const captchaToken = await solvedCaptcha();
    const options = { redirectTo, captchaToken };
    const { error } = await (await authClient()).resetPasswordForEmail(email, options);
    return error ? authProblem(error) : undefined;
  } catch (error) {
    return thrownProblem(error);
  }
}

const openedLongAgo =
  'It is more than ten minutes since you opened the link. Please ask for a new one with “Forgot your password?” on the sign-in page.';

/** Uses the session that the link in the mail opened. */
export async function setNewPassword(password: string) {
  try {
    const { error } = await (await authClient()).updateUser({ password });
    if (error?.code === 'reauthentication_needed') return { message: openedLongAgo };
    return error ? authProblem(error) : undefined;
  } catch (error) {
    return thrownProblem(error);
  }
}
