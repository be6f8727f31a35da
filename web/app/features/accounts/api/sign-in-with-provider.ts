import type { Provider } from '@supabase/auth-js';
import { authClient } from '../../../lib/auth/auth-client.ts';
import { authProblem, thrownProblem } from './auth-problem.ts';

/** Leaves for the service. This browser keeps what trades the code it comes back with for a session. */
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
