import { authClient } from '../../../lib/auth/auth-client.ts';
import { solvedCaptcha } from '../captcha/solved-captcha.ts';
import { authProblem, thrownProblem } from './auth-problem.ts';

/** Redirects to the organisation's sign-in page, which returns here. Returns the problem if it cannot. */
export async function signInWithOrganisation(domain: string, returnPath: string) {
  try {
    const redirectTo = `${window.location.origin}${returnPath}`;
    const options = { redirectTo, captchaToken: await solvedCaptcha() };
    const { error } = await (await authClient()).signInWithSSO({ domain, options });
    if (error?.code === 'sso_provider_not_found')
      return { fields: [{ field: 'domain', message: `We know no sign-in page of ${domain}` }] };
    if (error) return authProblem(error);
  } catch (error) {
    return thrownProblem(error);
  }
  // Never resolves: the form stays busy until the browser has left.
  return await new Promise<undefined>(() => {});
}
