import type { Provider } from '@supabase/auth-js';
import { authClient } from '../../../lib/auth/auth-client.ts';
import { authProblem, thrownProblem } from './auth-problem.ts';

/** Redirects to the provider. This browser stores the verifier that makes the code a session. */
export async function signInWithProvider(id: string, returnPath: string) {
  try {
    const redirectTo = `${window.location.origin}${returnPath}`;
    const { error } = await (await authClient()).signInWithOAuth({
      provider: id as Provider,
      options: { redirectTo },
    });
    return error ? authProblem(error) : undefined;
  } catch (error) {
    return thrownProblem(error);
  }
}
