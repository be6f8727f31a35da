import type { AuthError } from '@supabase/auth-js';

const unexpected = 'An unexpected error occurred';

export type AuthProblem = { readonly message: string; readonly code?: string | undefined };

/** The server's own words, or the sentence for when there are none. */
export function authProblem(error: AuthError | null | undefined): AuthProblem {
  const words = error?.message?.trim();
  return { message: words && words !== '{}' ? words : unexpected, code: error?.code };
}

/** What was thrown instead of answered: the product's own errors have words for people. */
export const thrownProblem = (error: unknown): AuthProblem => ({
  message: (error as { userMessage?: string } | undefined)?.userMessage || unexpected,
});
