import { authClient } from '../../../lib/auth/auth-client.ts';
import { followFromNow } from '../../../lib/auth/follow-session.ts';
import { solvedCaptcha } from '../captcha/solved-captcha.ts';
import { type AuthProblem, authProblem, thrownProblem } from './auth-problem.ts';

export type MailedCode = {
  readonly email: string;
  readonly code: string;
  /** `email` signs in or confirms a sign-up, whichever mail the code is from. */
  readonly type: 'email' | 'recovery';
};

/** Verifies six mailed digits. Returns the problem, or undefined: the session then arrives as an event. */
export async function verifyMailedCode({ email, code, type }: MailedCode): Promise<AuthProblem | undefined> {
  followFromNow();
  try {
    const { data, error } = await (await authClient()).verifyOtp({ email, token: code, type });
    return error || !data.session ? authProblem(error) : undefined;
  } catch (error) {
    return thrownProblem(error);
  }
}

/** Mails the confirmation of a sign-up again. The response does not reveal whether one is pending. */
export async function resendConfirmation(
  email: string,
  returnPath: string,
): Promise<AuthProblem | undefined> {
  try {
    const emailRedirectTo = `${window.location.origin}${returnPath}`;
    const options = { emailRedirectTo, captchaToken: await solvedCaptcha() };
    const { error } = await (await authClient()).resend({ type: 'signup', email, options });
    return error ? authProblem(error) : undefined;
  } catch (error) {
    return thrownProblem(error);
  }
}
