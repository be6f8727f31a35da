import type { AuthError } from '@supabase/auth-js';

/** The server's own words, or the sentence for when there are none. */
export function authProblem(error: AuthError | null | undefined): { message: string } {
  const words = error?.message?.trim();
  return { message: words && words !== '{}' ? words : 'An unexpected error occurred' };
}
