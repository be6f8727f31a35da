import { authClient } from '../../../lib/auth/auth-client.ts';
import { followFromNow } from '../../../lib/auth/follow-session.ts';
import { solvedCaptcha } from '../captcha/solved-captcha.ts';
import { authProblem, thrownProblem } from './auth-problem.ts';

type NewAccount = {
  email: string;
  password: string;
  data: object;
  /** Where the link that confirms the address leads. */
  returnPath: string;
};

export type SignUpOutcome =
  | { readonly kind: 'signed-in' }
  /** The address has to be confirmed by a link first. */
  | { readonly kind: 'check-mail' }
  | { readonly kind: 'problem'; readonly problem: { message: string } };

export async function signUp({ email, password, data, returnPath }: NewAccount): Promise<SignUpOutcome> {
  followFromNow();
  try {
    const emailRedirectTo = `${window.location.origin}${returnPath}`;
    const options = { data, emailRedirectTo, captchaToken: await solvedCaptcha() };
    const answer = await (await authClient()).signUp({ email, password, options });
    if (answer.error || !answer.data.user) return { kind: 'problem', problem: authProblem(answer.error) };
    return { kind: answer.data.session ? 'signed-in' : 'check-mail' };
  } catch (error) {
    return { kind: 'problem', problem: thrownProblem(error) };
  }
}
