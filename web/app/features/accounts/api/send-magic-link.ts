import { authClient } from '../../../lib/auth/auth-client.ts';
import { authProblem } from './auth-problem.ts';

/** The answer is the same whether or not the address has an account, so that nobody can find out. */
const saysWhetherRegistered = new Set(['otp_disabled', 'user_not_found', 'signup_disabled']);

export async function sendMagicLink(email: string, returnPath: string) {
  try {
    const emailRedirectTo = `${window.location.origin}${returnPath}`;
    const { error } = await (await authClient()).signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo },
    });
    if (error && !saysWhetherRegistered.has(error.code ?? '')) return authProblem(error);
  } catch {
    return authProblem(null);
  }
  return undefined;
}
