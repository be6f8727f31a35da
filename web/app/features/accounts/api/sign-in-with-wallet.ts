import { authClient } from '../../../lib/auth/auth-client.ts';
import { followFromNow } from '../../../lib/auth/follow-session.ts';
import { solvedCaptcha } from '../captcha/solved-captcha.ts';
import { authProblem, thrownProblem } from './auth-problem.ts';

/** Whether a wallet extension has announced itself to this page. */
export const hasWallet = (): boolean =>
  typeof (window as { ethereum?: { request?: unknown } }).ethereum?.request === 'function';

/** Returns the problem, or undefined on success: the session then arrives as an event. */
export async function signInWithWallet() {
  followFromNow();
  try {
    const client = await authClient();
    const { data, error } = await client.signInWithWeb3({
      chain: 'ethereum',
      statement: 'Sign in to Plainclaim. This costs nothing and moves no money.',
      // Without the page's query: the wallet shows the URL to the user.
      options: {
        url: `${window.location.origin}${window.location.pathname}`,
        captchaToken: await solvedCaptcha(),
      },
    });
    if (error || !data.session) return authProblem(error);
  } catch (error) {
    const problem = thrownProblem(error);
    // The wallet threw: it was closed or locked, or the user declined.
    return hasWords(error) ? problem : { message: 'Your wallet did not sign. Nothing has changed.' };
  }
  return undefined;
}

const hasWords = (error: unknown): boolean => error instanceof Error && 'userMessage' in error;
