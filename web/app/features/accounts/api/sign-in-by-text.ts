import { authClient } from '../../../lib/auth/auth-client.ts';
import { followFromNow } from '../../../lib/auth/follow-session.ts';
import { solvedCaptcha } from '../captcha/solved-captcha.ts';
import { authProblem, thrownProblem } from './auth-problem.ts';

/** Errors that would reveal whether the number has an account: they are answered like a success. */
const saysWhetherRegistered = new Set(['otp_disabled', 'signup_disabled']);

/** Has a code texted. With `mayJoin`, an unknown number gets an account. */
export async function textCode(phone: string, mayJoin: boolean) {
  try {
    const { error } = await (await authClient()).signInWithOtp({
      phone,
      options: {
        shouldCreateUser: mayJoin,
        captchaToken: await solvedCaptcha(),
        ...(mayJoin && { data: { role: 'plaintiff' } }),
      },
    });
    const isTold = error && (mayJoin || !saysWhetherRegistered.has(error.code ?? ''));
    return isTold ? authProblem(error) : undefined;
  } catch (error) {
    return thrownProblem(error);
  }
}

/** Returns the problem, or undefined on success: the session then arrives as an event. */
export async function signInWithTextCode(phone: string, code: string) {
  followFromNow();
  try {
    const { data, error } = await (await authClient()).verifyOtp({ phone, token: code, type: 'sms' });
    if (error?.code === 'otp_expired') return { fields: [{ field: 'code', message: wrongCode }] };
    if (error || !data.session) return authProblem(error);
  } catch (error) {
    return thrownProblem(error);
  }
  return undefined;
}

const wrongCode = 'That code is not right, or it has run out. Check it, or ask for a new one.';
