import { authClient } from '../../../lib/auth/auth-client.ts';
import { solvedCaptcha } from '../captcha/solved-captcha.ts';
import { authProblem, thrownProblem } from './auth-problem.ts';

/** Errors that would reveal whether the address has an account: they are answered like a success. */
const saysWhetherRegistered = new Set(['otp_disabled', 'user_not_found', 'signup_disabled']);

export async function sendMagicLink(email: string, returnPath: string) {
  try {
    const emailRedirectTo = `${window.location.origin}${returnPath}`;
    const { error } = await (await authClient()).signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo, captchaToken: await solvedCaptcha() },
    });
    if (error && !saysWhetherRegistered.has(error.code ?? '')) return authProblem(error);
  } catch (error) {
    return thrownProblem(error);
  }
  return undefined;
}
